import { applyDisplay } from '../display/display.ts'
import { rereadSoundSettings } from '../sound/sound-settings.ts'
import { session } from './session.ts'

/**
 * Applies the pupil's supports when a session begins, changes or ends. A page starts with them applied, but
 * the session may have changed before this module was loaded.
 */
function applySupports(): void {
  applyDisplay()
  rereadSoundSettings()
}

session.subscribe(applySupports)
applySupports()
