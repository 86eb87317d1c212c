import { useEffect, useState } from 'react'
import { listenFor } from './local-recognition.ts'

/** Whether the device has recognised the text in the latest recording. */
export function useUnderstood(text: string, track: MediaStreamTrack | undefined): boolean {
  const [isUnderstood, setUnderstood] = useState(false)
  useEffect(() => {
    if (!track) return
    setUnderstood(false)
    return listenFor(text, track, () => setUnderstood(true))
  }, [text, track])
  return isUnderstood
}
