import { useEffect } from 'react'
import type { GameItem } from '../../../domain/games/game.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { preloadSound } from '../../lib/sound/sound.ts'

/** Between two items: asking for all at once would hold up the board, or the answer to a tap. */
const PAUSE_MS = 50

/** A browser may forget a picture that nothing holds. */
const held: HTMLImageElement[] = []

/**
 * Fetches the pictures and sounds of a round one after the other, so that no card stays empty for a moment and a
 * game that has begun goes on without a network. What fails here fails visibly where it is used.
 */
export function usePreloadedMedia(items: readonly Pick<GameItem, 'image' | 'sound'>[]): void {
  useEffect(() => preload(items), [items])
}

function preload(items: readonly Pick<GameItem, 'image' | 'sound'>[]): () => void {
  const waiting = [...items]
  held.length = 0
  const timer = setInterval(() => {
    const item = waiting.shift()
    if (!item) return clearInterval(timer)
    if (item.image !== null) held.push(loadPicture(item.image))
    preloadSound(item.sound)
  }, PAUSE_MS)
  return () => clearInterval(timer)
}

function loadPicture(image: string): HTMLImageElement {
  const picture = new Image()
  picture.src = mediaUrl(image)
  return picture
}
