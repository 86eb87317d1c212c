import { type RefObject, useEffect } from 'react'
import { stopSound, useSound } from './sound.ts'

/** What plays now of all songs and videos. */
let current: HTMLMediaElement | null = null

// A page that is out of sight is silent.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) current?.pause()
})

/**
 * For a song or a video, which plays alone: it pauses when a word is heard.
 * @returns to be called when it begins to play: everything else is silent then.
 */
export function useSoleMedia(media: RefObject<HTMLMediaElement | null>): () => void {
  const { playing } = useSound()
  useEffect(() => {
    if (playing) media.current?.pause()
  }, [playing, media])
  return () => {
    if (current !== media.current) current?.pause()
    current = media.current
    stopSound()
  }
}
