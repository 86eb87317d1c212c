import { useEffect, useEffectEvent } from 'react'
import { resting } from '../../lib/lesson/resting.ts'
import { useRecorder } from '../../lib/recording/use-recorder.ts'
import styles from './speak.module.css'

/** Loudness of a voice close to the microphone (0 to 1). */
const LOUD_LEVEL = 0.3

/** An ear that grows with the voice at the microphone. */
export function Ear({ level }: { level: number }) {
  return (
    <svg
      role="img"
      aria-label="J'écoute"
      viewBox="2 1 20 22"
      className={styles.ear}
      style={{ scale: 0.7 + 0.5 * Math.min(1, level / LOUD_LEVEL) }}
    >
      <path
        fill="var(--sun-deep)"
        d="M5 9.5a7.2 7.2 0 1 1 14.4 0c0 3.2-1.8 4.4-3.1 5.8-1.2 1.3-1.5 2-1.9 3.4a4.2 4.2 0 0 1-8.1-.5z"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M8.8 10a3.6 3.6 0 1 1 7.1 0c0 2.3-2.7 2.5-2.7 4.4a1.8 1.8 0 0 1-3 1.3"
      />
    </svg>
  )
}

/**
 * Records the pupil's voice into memory until silence. Only `start` requests the microphone; it is released
 * when the page is hidden or the screen rests.
 */
export function useOwnVoice(options: Parameters<typeof useRecorder>[0] = {}) {
  const recorder = useRecorder({ endsBySilence: true, ...options })
  const { state } = recorder
  const isResting = resting.use()
  const close = useEffectEvent(() => {
    if (state.step !== 'recorded') recorder.close()
  })
  useEffect(() => {
    if (isResting) close()
  }, [isResting])
  useEffect(() => {
    const listening = new AbortController()
    const hide = () => document.hidden && close()
    document.addEventListener('visibilitychange', hide, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return { ...recorder, canRecord: !('error' in state && state.error === 'no-microphone') }
}
