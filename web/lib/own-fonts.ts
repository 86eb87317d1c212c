import baloo2 from '../ui/fonts/baloo-2.woff2'
import { FONT_CHARACTERS } from '../ui/fonts/characters.ts'
import nunito from '../ui/fonts/nunito.woff2'
import type { KeyValueStorage } from './session-store.ts'

const KEY = 'mme:fonts'
const HERE = 'here'

/** The site's own fonts, from the first paint on where this device fetched them before. Fetched by fetch-fonts.ts. */
export function showFonts(storage: KeyValueStorage): void {
  if (areFontsHere(storage)) for (const face of createFaces()) document.fonts.add(face)
}

/** Whether this device has fetched the fonts. */
export function areFontsHere(storage: KeyValueStorage): boolean {
  return storage.getItem(KEY) === HERE
}

/** From the next page on they are shown from its first paint. */
export function keepFontsHere(storage: KeyValueStorage): void {
  storage.setItem(KEY, HERE)
}

/** Of the same weights as the faces of rare letters in fonts.css: a browser takes a text's letters from faces that are alike. */
export function createFaces(): FontFace[] {
  const common = { display: 'swap', unicodeRange: FONT_CHARACTERS } as const
  return [
    new FontFace('Nunito', `url(${nunito})`, { ...common, weight: '200 1000' }),
    new FontFace('Baloo 2', `url(${baloo2})`, { ...common, weight: '400 800' }),
  ]
}
