import { mediaUrl } from './media-url.ts'

/** Fetches a recording that may be wanted soon. What fails here fails visibly where it is played. */
export function preloadSound(sound: string | null): void {
  if (sound !== null) fetch(mediaUrl(sound)).catch(() => undefined)
}
