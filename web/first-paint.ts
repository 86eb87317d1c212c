import { markRoot } from './lib/display-marks.ts'
import { keepEarlyPress } from './lib/early-press.ts'
import { showFonts } from './lib/own-fonts.ts'

/**
 * Runs before anything of the page is painted, as a file of its own since the policy allows no inline script:
 * large text or high contrast that came later would make the page jump.
 */
try {
  markRoot(document.documentElement, localStorage)
  showFonts(localStorage)
} catch {
  // A browser that refuses its storage keeps no settings.
}
keepEarlyPress()
