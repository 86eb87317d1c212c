import { html } from 'hono/html'
import { WORDS_HINT, wordsOf } from '../content/page-words.ts'
import type { WrittenPage } from '../domain/api/written-page.ts'

/** As many as a tablet shows without scrolling. */
const MOST_WORDS = 12

interface Opening {
  title: string
  /** What the page is about, or what to do on it. */
  says: string
  /** Shown with their pictures, and with what to do in the place of what the page is about. */
  words?: readonly { french: string; image: string | null }[]
}

/** The HTML of what is seen of a page of the teacher's own while its scripts are on their way: the app puts the page in its place. */
export function openingOf({ title, says, words = [] }: Opening): string {
  const first = words.slice(0, MOST_WORDS)
  const body =
    first.length === 0
      ? html`<p>${says}</p>`
      : html`<p>${WORDS_HINT.hint} <span lang="en">${WORDS_HINT.english}</span></p><ul>${first.map(
          ({ french, image }) =>
            html`<li>${image !== null && html`<img src="${addressOf(image)}" alt="">`}<b>${french}</b></li>`,
        )}</ul>`
  return String(html`<main class="opened"><h1>${title}</h1>${body}</main>`)
}

/** The words of a page that is a list of words. */
export function openingWords({ kind, content }: WrittenPage): Opening['words'] {
  return kind === 'vocabulary' ? wordsOf(content) : []
}

/** What was uploaded has an address of its own; the pictures of the site lie in one folder. */
function addressOf(image: string): string {
  return image.startsWith('/') ? image : `/media/${image}`
}
