import { applyDisplaySettings, applyEnglish } from '../lib/display/display-settings.ts'
import { showFonts } from '../lib/display/own-fonts.ts'
import { fetchDeferredFilesAfterPaint } from '../lib/loading/deferred-files.ts'
import { captureEarlyClicks } from '../lib/loading/early-clicks.ts'
import { markClosed } from '../lib/menu/closed-paths.ts'
import { reserveSpaceForUser } from '../lib/session/reserve-space-for-user.ts'

/**
 * Runs before the first paint: display settings or a pupil's buttons applied later would shift the layout,
 * and the words of a closed page would be visible. The build inlines this script and puts its hash into the
 * security policy.
 */
captureEarlyClicks()
fetchDeferredFilesAfterPaint()
const storage = allowedStorage()
if (storage) {
  applyDisplaySettings(document.documentElement, storage)
  applyEnglish(document.documentElement, storage)
  reserveSpaceForUser(document.documentElement, storage)
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
