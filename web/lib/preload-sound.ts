import { mediaUrl } from './media-url.ts'
import { voiceOf } from './own-voices.ts'

/** Fetches a recording that may be wanted soon. What fails here fails visibly where it is played. */
export function preloadSound(sound: string | null): void {
  if (sound !== null) fetch(voiceOf(mediaUrl(sound))).catch(() => undefined)
}
