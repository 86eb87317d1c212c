import baloo2 from '../ui/fonts/baloo-2.woff2'
import { FONT_CHARACTERS } from '../ui/fonts/characters.ts'
import nunito from '../ui/fonts/nunito.woff2'
import { isInGame } from './in-game.ts'
import type { KeyValueStorage } from './session-store.ts'
import { whenIdle } from './when-idle.ts'

const KEY = 'mme:fonts'
const HERE = 'here'
/** Since the page was asked for, in milliseconds: a text that stood so long is being read and stays as it is, as a game does. */
const LATE = 3000

let fetching: Promise<void> | undefined
/** Those that came late. */
const waiting: FontFace[] = []

/** The site's own fonts, from the first paint on where this device fetched them before. */
export function showFonts(storage: KeyValueStorage): void {
  if (isHere(storage)) for (const face of createFaces()) document.fonts.add(face)
}

/**
 * Fetches the fonts where this device has none yet. On a first visit they would take their part of a slow network
 * from what brings the page to life; what the device has measures the same, and stands in for them.
 */
export function fetchFonts(storage: KeyValueStorage): Promise<void> {
  fetching ??= isHere(storage) ? Promise.resolve() : fetchFaces(storage)
  return fetching
}

async function fetchFaces(storage: KeyValueStorage): Promise<void> {
  try {
    const faces = await Promise.all(createFaces().map((face) => face.load()))
    storage.setItem(KEY, HERE)
    for (const face of faces) {
      // Each lays the page out anew, which a weak tablet must not do in one go.
      await new Promise<void>((resolve) => whenIdle(resolve))
      if (performance.now() > LATE || isInGame()) waiting.push(face)
      else {
        document.fonts.add(face)
        await new Promise(requestAnimationFrame)
      }
    }
  } catch {
    // The next page asks again.
  }
}

/** Fonts that came too late for the page on the screen are seen from the next one on. */
export function showLateFonts(): void {
  for (const face of waiting.splice(0)) document.fonts.add(face)
}

function isHere(storage: KeyValueStorage): boolean {
  return storage.getItem(KEY) === HERE
}

/** Of the same weights as the faces of rare letters in fonts.css: a browser takes a text's letters from faces that are alike. */
function createFaces(): FontFace[] {
  const common = { display: 'swap', unicodeRange: FONT_CHARACTERS } as const
  return [
    new FontFace('Nunito', `url(${nunito})`, { ...common, weight: '200 1000' }),
    new FontFace('Baloo 2', `url(${baloo2})`, { ...common, weight: '400 800' }),
  ]
}
