import { reportProblem } from '../api/report-problem.ts'
import { whenIdle } from '../loading/when-idle.ts'
import { isInGame } from '../page/in-game.ts'
import type { KeyValueStorage } from '../session/session-store.ts'
import { createFonts, hasFonts, markFontsFetched, type OwnFont, showFont } from './own-fonts.ts'

/** In milliseconds since navigation. A text that was visible for this long is being read: keep its font. */
const LATE_MS = 3000

let fetching: Promise<void> | undefined
/** Fonts that arrived too late for the open page. */
const lateFonts: OwnFont[] = []

/**
 * Fetches the fonts if this device has none yet. On a first visit they would compete with the page's scripts on a
 * slow network; until then a device font of the same metrics is shown.
 */
export function fetchFonts(storage: KeyValueStorage): Promise<void> {
  fetching ??= hasFonts(storage) ? Promise.resolve() : fetchOwnFonts(storage)
  return fetching
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
  for (const font of fonts) {
    // Each font causes a layout, which a slow tablet must not do all at once.
    await new Promise<void>((resolve) => whenIdle(resolve))
    if (performance.now() > LATE_MS || isInGame()) lateFonts.push(font)
    else {
      showFont(font)
      await new Promise(requestAnimationFrame)
    }
  }
}

/** Shows the late fonts. Called when another page opens. */
export function showLateFonts(): void {
  lateFonts.splice(0).forEach(showFont)
}
