import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the build. `npm test` builds it before the tests of the site. */
export const DIST = 'dist'

/** A built page before any script runs. */
export interface BuiltPage {
  /** HTML before the root element. */
  head: string
  /** HTML of the page without scripts, so without the page's state. */
  body: string
  /** Text of the body, with whitespace collapsed. */
  text: string
}

/** @throws {Error} if the site is not built */
export function readBuiltPage(file: string): BuiltPage {
  const html = readFileSync(join(DIST, `${file}.html`), 'utf8')
  const [head = '', rest = ''] = html.split('<div id="root">')
  const body = rest.replace(/<script\b.*?<\/script>/gs, '')
  return { head, body, text: textOf(body) }
}

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

/** Normalizes spaces, and removes those before French punctuation. */
export function plain(words: string): string {
  return words
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ([:;!?»])/g, '$1')
    .trim()
}

/** The content of a `<meta>` by its name or property, or null. */
export function metaOf(head: string, name: string): string | null {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1]
  return content === undefined ? null : textOf(content)
}

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** All texts of a body with their language: the `lang` of the nearest element that has one, else French. */
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
