import type { GameItem } from '../../../domain/games/game.ts'
import { mediaUrl } from '../../lib/media-url.ts'
import { preloadSound } from '../../lib/preload-sound.ts'

/** A browser may forget a picture that nothing holds. */
const held: HTMLImageElement[] = []

/**
 * Fetches the pictures and sounds of a round, so that no card stays empty for a moment and a game that has
 * begun goes on without a network. What fails here fails visibly where it is used.
 */
export function preloadMedia(items: readonly Pick<GameItem, 'image' | 'sound'>[]): void {
  const pictures = items.flatMap(({ image }) => (image === null ? [] : [loadPicture(image)]))
  held.splice(0, held.length, ...pictures)
  for (const { sound } of items) preloadSound(sound)
}

function loadPicture(image: string): HTMLImageElement {
  const picture = new Image()
  picture.src = mediaUrl(image)
  return picture
}
