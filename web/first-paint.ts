import { keepSpaceForPupil } from './features/sign-in/space-for-pupil.ts'
import { markRoot } from './lib/display/display-marks.ts'
import { showFonts } from './lib/display/own-fonts.ts'
import { keepEarlyPress } from './lib/loading/early-press.ts'
import { fetchHeldFilesAfterPaint } from './lib/loading/held-files.ts'
import { markClosed } from './lib/menu/closed-paths.ts'

/**
 * Runs before the first paint: display settings or a pupil's buttons applied later would shift the layout, and the words
 * of a closed page would be visible. The build inlines this script and puts its hash into the security policy.
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

/** Null if the browser refuses storage. */
function allowedStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
