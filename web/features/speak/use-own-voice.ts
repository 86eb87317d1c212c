import { useEffect, useEffectEvent } from 'react'
import { useRecorder } from '../../lib/recording/use-recorder.ts'

/** Records the pupil's voice into memory until silence. Only `start` requests the microphone; it is released when the page is hidden. */
export function useOwnVoice(options: Parameters<typeof useRecorder>[0] = {}) {
  const recorder = useRecorder({ endsBySilence: true, ...options })
  const { state } = recorder
  const hide = useEffectEvent(() => {
    if (document.hidden && state.step !== 'recorded') recorder.close()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('visibilitychange', hide, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return { ...recorder, canRecord: !('trouble' in state && state.trouble === 'no-microphone') }
}
