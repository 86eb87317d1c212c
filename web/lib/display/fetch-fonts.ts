import { reportProblem } from '../api/report-problem.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { isInGame } from '../page/in-game.ts'
import type { KeyValueStorage } from '../session/session-store.ts'
import { areFontsHere, createFonts, keepFontsHere, type OwnFont, showFont } from './own-fonts.ts'

/** Since the page was asked for, in milliseconds: a text that stood so long is being read and stays as it is, as a game does. */
const LATE = 3000

let fetching: Promise<void> | undefined
/** The fonts that came late. */
const waiting: OwnFont[] = []

/**
 * Fetches the fonts where this device has none yet. On a first visit they would take their part of a slow network
 * from what brings the page to life; what the device has measures the same, and stands in for them.
 */
export function fetchFonts(storage: KeyValueStorage): Promise<void> {
  fetching ??= areFontsHere(storage) ? Promise.resolve() : fetchOwnFonts(storage)
  return fetching
}

async function fetchOwnFonts(storage: KeyValueStorage): Promise<void> {
  const fonts = createFonts()
  try {
    await Promise.all(fonts.map(({ usual }) => usual.load()))
  } catch (error) {
    // The next page asks again.
    reportProblem(`The fonts did not arrive: ${error}`)
    return
  }
  keepFontsHere(storage)
  for (const font of fonts) {
    // Each lays the page out again, which a weak tablet must not do in one go.
    await new Promise<void>((resolve) => whenIdle(resolve))
    if (performance.now() > LATE || isInGame()) waiting.push(font)
    else {
      showFont(font)
      await new Promise(requestAnimationFrame)
    }
  }
}

/** Fonts that came too late for the page on the screen are seen from the next one on. */
export function showLateFonts(): void {
  waiting.splice(0).forEach(showFont)
}
