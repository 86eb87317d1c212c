import { useEffect } from 'react'
import type { GameItem } from '../../../../domain/games/game.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import { preloadSound } from '../../../lib/sound/sound.ts'

/** Pause between two items, so that loading does not delay rendering or input. */
const PAUSE_MS = 50

/** References that keep browsers from discarding the preloaded pictures. */
const retainedPictures: HTMLImageElement[] = []

/**
 * Preloads the pictures and sounds of a round one by one, so that cards never appear empty and the game works
 * offline. Failures are ignored here; they show where the media are used.
 */
export function usePreloadedMedia(items: readonly Pick<GameItem, 'image' | 'sound'>[]): void {
  useEffect(() => preload(items), [items])
}

function preload(items: readonly Pick<GameItem, 'image' | 'sound'>[]): () => void {
  const queue = [...items]
  retainedPictures.length = 0
  const timer = setInterval(() => {
    const item = queue.shift()
    if (!item) return clearInterval(timer)
    if (item.image !== null) retainedPictures.push(createPicture(item.image))
    preloadSound(item.sound)
  }, PAUSE_MS)
  return () => clearInterval(timer)
}

function createPicture(image: string): HTMLImageElement {
  const picture = new Image()
  picture.src = mediaUrl(image)
  return picture
}
