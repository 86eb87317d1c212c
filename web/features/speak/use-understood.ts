import { useEffect, useState } from 'react'
import { listenFor } from './local-recognition.ts'

/** Whether the device itself has recognised the text in what its microphone heard last. */
export function useUnderstood(text: string, track: MediaStreamTrack | undefined): boolean {
  const [isUnderstood, setUnderstood] = useState(false)
  useEffect(() => {
    if (!track) return
    setUnderstood(false)
    return listenFor(text, track, () => setUnderstood(true))
  }, [text, track])
  return isUnderstood
}
