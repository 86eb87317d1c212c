import rareBaloo2 from '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2'
import rareNunito from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2'
import baloo2 from '../../ui/fonts/baloo-2.woff2'
import { FONT_CHARACTERS, RARE_CHARACTERS } from '../../ui/fonts/characters.ts'
import nunito from '../../ui/fonts/nunito.woff2'
import type { KeyValueStorage } from '../session/session-store.ts'

const KEY = 'mme:fonts'
const HERE = 'here'

/** A font of the site. */
export interface OwnFont {
  usual: FontFace
  /** Fetched by the browser itself, once it is shown and a text has one of its letters. */
  rare: FontFace
}

/** The site's own fonts, from the first paint on where this device fetched them before. Fetched by fetch-fonts.ts. */
export function showFonts(storage: KeyValueStorage): void {
  if (areFontsHere(storage)) createFonts().forEach(showFont)
}

/**
 * Both faces at once: each lays the page out again. The rare letters are no rule of a stylesheet, which would have them before
 * the font is here: asking for every letter whether it is a rare one, a browser lays a page out half as fast.
 */
export function showFont({ usual, rare }: OwnFont): void {
  // Not chained: `add` returns nothing in Firefox.
  document.fonts.add(usual)
  document.fonts.add(rare)
}

/** Whether this device has fetched the fonts. */
export function areFontsHere(storage: KeyValueStorage): boolean {
  return storage.getItem(KEY) === HERE
}

/** From the next page on they are shown from its first paint. */
export function keepFontsHere(storage: KeyValueStorage): void {
  storage.setItem(KEY, HERE)
}

/** New objects at each call; nothing is fetched yet. */
export function createFonts(): OwnFont[] {
  return [
    createFont('Nunito', '200 1000', nunito, rareNunito),
    createFont('Baloo 2', '400 800', baloo2, rareBaloo2),
  ]
}

/** Of the same weights: a browser takes a text's letters from faces that are alike. */
function createFont(family: string, weight: string, usual: string, rare: string): OwnFont {
  const faceOf = (url: string, unicodeRange: string) =>
    new FontFace(family, `url(${url})`, { display: 'swap', unicodeRange, weight })
  return { usual: faceOf(usual, FONT_CHARACTERS), rare: faceOf(rare, RARE_CHARACTERS) }
}
