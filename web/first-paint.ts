import { keepRoomForPupil } from './features/sign-in/room-for-pupil.ts'
import { markRoot } from './lib/display-marks.ts'
import { keepEarlyPress } from './lib/early-press.ts'
import { fetchHeldFilesAfterPaint } from './lib/held-files.ts'
import { showFonts } from './lib/own-fonts.ts'

/**
 * Runs before anything of the page is painted: large text, high contrast or a pupil's buttons that came later would
 * make the page jump. It stands in the page itself, and the policy names its hash.
 */
try {
  markRoot(document.documentElement, localStorage)
  keepRoomForPupil(document.documentElement, localStorage)
  showFonts(localStorage)
} catch {
  // A browser that refuses its storage keeps no settings.
}
keepEarlyPress()
fetchHeldFilesAfterPaint()
