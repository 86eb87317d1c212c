import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the build. `npm test` makes it before it runs the tests of the site. */
export const DIST = 'dist'

/** A page of the build, as a browser has it before any script runs. */
export interface BuiltPage {
  /** Everything between the tags of the head. */
  head: string
  /** What is written on the page: the page's state, which lies beside it as JSON, is no part of it. */
  body: string
  /** The words of the body, with one space wherever there is any. */
  text: string
}

/** @throws {Error} where the site was not built */
export function readBuiltPage(file: string): BuiltPage {
  const html = readFileSync(join(DIST, `${file}.html`), 'utf8')
  const [head = '', rest = ''] = html.split('<div id="root">')
  const body = rest.replace(/<script\b.*?<\/script>/gs, '')
  return { head, body, text: textOf(body) }
}

/** The words in a piece of HTML. */
function textOf(html: string): string {
  const words = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  return plain(words)
}

/** Without what only typesetting knows: spaces of any kind are one space, and none stands before a mark. */
export function plain(words: string): string {
  return words
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ([:;!?»])/g, '$1')
    .trim()
}

/** The content of a `<meta>` by its name or property; null where it is not there. */
export function metaOf(head: string, name: string): string | null {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]
  return content === undefined ? null : textOf(content)
}

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Every text of a body with the language that it stands in: that of the nearest element which names one, else French. */
export function spokenTexts(body: string): { lang: string; text: string }[] {
  const texts: { lang: string; text: string }[] = []
  const langs = ['fr']
  for (const [piece, closing, name = '', attributes = ''] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+|</gi,
  )) {
    const lang = langs.at(-1) ?? 'fr'
    if (name === '') texts.push({ lang, text: textOf(piece) })
    else if (closing) langs.pop()
    else if (!VOID.has(name) && !attributes.endsWith('/'))
      langs.push(/ lang="([a-z-]+)"/.exec(attributes)?.[1] ?? lang)
  }
  return texts.filter(({ text }) => text !== '')
}
