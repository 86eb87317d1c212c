import { keepSpaceForPupil } from './features/sign-in/space-for-pupil.ts'
import { markRoot } from './lib/display/display-marks.ts'
import { showFonts } from './lib/display/own-fonts.ts'
import { keepEarlyPress } from './lib/loading/early-press.ts'
import { fetchHeldFilesAfterPaint } from './lib/loading/held-files.ts'
import { markClosed } from './lib/menu/closed-paths.ts'

/**
 * Runs before anything of the page is painted: large text, high contrast or a pupil's buttons that came later would
 * make the page jump, and the words of a closed page would be seen. It stands in the page itself, and the policy names its hash.
 */
keepEarlyPress()
fetchHeldFilesAfterPaint()
const storage = allowedStorage()
if (storage) {
  markRoot(document.documentElement, storage)
  keepSpaceForPupil(document.documentElement, storage)
  markClosed(document.documentElement, storage, location.pathname)
  showFonts(storage)
}

/** A browser that refuses its storage keeps no settings. */
function allowedStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
