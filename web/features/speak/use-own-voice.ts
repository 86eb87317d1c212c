import { useEffect, useEffectEvent } from 'react'
import { useRecorder } from '../../lib/recording/use-recorder.ts'

/**
 * A child's own voice: recorded into this page's memory until there is silence, and gone with the page. The microphone is asked
 * for by `start` alone, and let go when the page is out of sight.
 */
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
