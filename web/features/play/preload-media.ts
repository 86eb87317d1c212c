import type { GameItem } from '../../../domain/games/game.ts'
import { mediaUrl } from '../../lib/media-url.ts'

/**
 * Brings the pictures and sounds of a round into the browser's cache, so that no card stays empty for a
 * moment and a game that has begun goes on without a network. What fails here fails visibly where it is used.
 */
export function preloadMedia(items: readonly Pick<GameItem, 'image' | 'sound'>[]): void {
  for (const { image, sound } of items) {
    for (const path of [image, sound]) {
      if (path !== null) fetch(mediaUrl(path)).catch(() => undefined)
    }
  }
}
