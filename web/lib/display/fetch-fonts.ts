import { reportProblem } from '../api/report-problem.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { isInGame } from '../page/in-game.ts'
import type { KeyValueStorage } from '../session/session-store.ts'
import { createFonts, hasFonts, hideFont, markFontsFetched, type OwnFont, showFont } from './own-fonts.ts'

/** In milliseconds since navigation. A text that was visible for this long is being read: keep its font. */
const LATEST_FONT_CHANGE_MS = 3000
/** In CSS pixels. Browsers do not count smaller moves as layout shifts. */
const MAX_SHIFT_PX = 3

let fontRequest: Promise<void> | undefined
/** Fonts that loaded too late for the open page or would shift it. */
const lateFonts: OwnFont[] = []

/**
 * Fetches the fonts if this device has none yet. On a first visit they would compete with the page's scripts on a
 * slow network; until then a device font of the same metrics is shown.
 */
export function fetchFonts(storage: KeyValueStorage): Promise<void> {
  fontRequest ??= hasFonts(storage) ? Promise.resolve() : fetchOwnFonts(storage)
  return fontRequest
}

async function fetchOwnFonts(storage: KeyValueStorage): Promise<void> {
  const fonts = createFonts()
  try {
    await Promise.all(fonts.map(({ usual }) => usual.load()))
  } catch (error) {
    // Retried on the next page.
    reportProblem(`The fonts did not arrive: ${error}`)
    return
  }
  markFontsFetched(storage)
  await new Promise<void>((resolve) => whenIdle(resolve))
  if (performance.now() > LATEST_FONT_CHANGE_MS || isInGame() || !showInPlace(fonts)) lateFonts.push(...fonts)
}

/**
 * Shows the fonts, but hides them again if different line breaks shift the page. Nothing is painted
 * meanwhile.
 * @returns true if they are shown
 */
function showInPlace(fonts: readonly OwnFont[]): boolean {
  const before = elementTops()
  fonts.forEach(showFont)
  const after = elementTops()
  const isStill = after.every((top, place) => Math.abs(top - (before[place] ?? top)) <= MAX_SHIFT_PX)
  if (!isStill) fonts.forEach(hideFont)
  return isStill
}

function elementTops(): number[] {
  return [...document.querySelectorAll('body :not(svg *)')].map(
    (element) => element.getBoundingClientRect().top,
  )
}

/** Shows the late fonts. Called when another page opens. */
export function showLateFonts(): void {
  lateFonts.splice(0).forEach(showFont)
}
