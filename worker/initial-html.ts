import { html } from 'hono/html'
import { WORDS_HINT, wordsOf } from '../content/site/page-words.ts'
import type { WrittenPage } from '../domain/api/written-page.ts'

/** Fits a tablet's screen without scrolling. */
const MAX_WORDS = 12

interface PageIntro {
  title: string
  /** Description or instructions of the page. */
  intro: string
  /** If given, replaces `intro`: the words are shown with pictures and a hint. */
  words?: readonly { french: string; image: string | null }[]
}

/** HTML shown on a teacher's own page until the app has loaded and replaces it. */
export function initialHtml({ title, intro, words = [] }: PageIntro): string {
  const first = words.slice(0, MAX_WORDS)
  const body =
    first.length === 0
      ? html`<p>${intro}</p>`
      : html`<p>${WORDS_HINT.hint} <span lang="en">${WORDS_HINT.english}</span></p><ul>${first.map(
          ({ french, image }) =>
            html`<li>${image !== null && html`<img src="${addressOf(image)}" alt="">`}<b>${french}</b></li>`,
        )}</ul>`
  return String(html`<main class="opened"><h1>${title}</h1>${body}</main>`)
}

/** The words of a word page, for `initialHtml`. Other pages have none. */
export function wordsOfPage({ kind, content }: WrittenPage): PageIntro['words'] {
  return kind === 'vocabulary' ? wordsOf(content) : []
}

/** Uploads are stored with their full path; the site's pictures are in /media/. */
function addressOf(image: string): string {
  return image.startsWith('/') ? image : `/media/${image}`
}
