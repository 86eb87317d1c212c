import rareBaloo2 from '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2'
import rareNunito from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2'
import baloo2 from '../../ui/fonts/baloo-2.woff2'
import { FONT_CHARACTERS, RARE_CHARACTERS } from '../../ui/fonts/characters.ts'
import nunito from '../../ui/fonts/nunito.woff2'
import type { KeyValueStorage } from '../session/session-store.ts'

const FONTS_KEY = 'mme:fonts'
const FETCHED = 'here'

/** A font family of the site. */
export interface OwnFont {
  usual: FontFace
  /** Letters that French does not use. The browser fetches this face only when a text contains one of them. */
  rare: FontFace
}

/** Shows the site's fonts from the first paint if an earlier visit fetched them (fetch-fonts.ts). */
export function showFonts(storage: KeyValueStorage): void {
  if (hasFonts(storage)) createFonts().forEach(showFont)
}

/**
 * Adds both faces together, since each addition causes a layout. The rare face is not in a stylesheet: there,
 * browsers would check every letter against it before the font has loaded, which makes layout half as fast.
 */
export function showFont({ usual, rare }: OwnFont): void {
  // Not chained: `add` returns undefined in Firefox.
  document.fonts.add(usual)
  document.fonts.add(rare)
}

export function hideFont({ usual, rare }: OwnFont): void {
  document.fonts.delete(usual)
  document.fonts.delete(rare)
}

/** Whether this device has fetched the fonts before. */
export function hasFonts(storage: KeyValueStorage): boolean {
  return storage.getItem(FONTS_KEY) === FETCHED
}

/** Records that the fonts are cached: the next page shows them from its first paint. */
export function markFontsFetched(storage: KeyValueStorage): void {
  storage.setItem(FONTS_KEY, FETCHED)
}

/** Creates new font objects. Fetches nothing. */
export function createFonts(): OwnFont[] {
  return [
    createFont('Nunito', '200 1000', nunito, rareNunito),
    createFont('Baloo 2', '400 800', baloo2, rareBaloo2),
  ]
}

/** Both faces have the same weights: a browser combines only matching faces for one text. */
function createFont(family: string, weight: string, usual: string, rare: string): OwnFont {
  const faceOf = (url: string, unicodeRange: string) =>
    new FontFace(family, `url(${url})`, { display: 'swap', unicodeRange, weight })
  return { usual: faceOf(usual, FONT_CHARACTERS), rare: faceOf(rare, RARE_CHARACTERS) }
}
