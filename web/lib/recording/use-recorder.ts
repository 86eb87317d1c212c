import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { stopSound } from '../sound/sound.ts'
import { detectSpeech } from './detect-speech.ts'
import { type Microphone, openMicrophone, type Recording } from './microphone.ts'
import { prepareRecording } from './prepare-recording.ts'
import { toDataURL } from './to-data-url.ts'

/** `file` is a WAV file, `url` a data URL of it. */
export interface Recorded {
  file: Blob
  url: string
}

/** `no-microphone`: there is none, or no permission. `nothing-heard`: the recording is silent. */
export type RecorderTrouble = 'no-microphone' | 'nothing-heard'

export type RecorderState =
  | { step: 'ready' | 'asking' | 'preparing'; trouble?: RecorderTrouble }
  /** `track` is the microphone's audio track. */
  | { step: 'recording'; level: number; track: MediaStreamTrack | undefined }
  | ({ step: 'recorded' } & Recorded)

interface RecorderOptions {
  /** Called for each of several words in a row. The microphone stays open between them. */
  onWord?(recorded: Recorded): void
  /** Stop when silence follows a word. Always true with `onWord`. */
  endsBySilence?: boolean
}

/** Records the user's voice. Releases the microphone on unmount. */
export function useRecorder({ onWord, endsBySilence = onWord !== undefined }: RecorderOptions = {}) {
  const [state, setState] = useState<RecorderState>({ step: 'ready' })
  const microphone = useRef<Microphone | null>(null)
  const recording = useRef<Recording | null>(null)
  const isUnmounted = useRef(false)
  const latest = useRef(onWord)
  useLayoutEffect(() => {
    latest.current = onWord
  }, [onWord])
  const isSeries = onWord !== undefined

  const release = () => {
    recording.current?.discard()
    microphone.current?.close()
    recording.current = null
    microphone.current = null
  }
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      recording.current?.discard()
      microphone.current?.close()
    }
  }, [])

  const finish = async (recorded: Blob) => {
    recording.current = null
    if (!isSeries) release()
    setState({ step: 'preparing' })
    try {
      const file = await prepareRecording(recorded)
      if (isUnmounted.current) return
      if (!file) {
        setState({ step: 'ready', trouble: 'nothing-heard' })
        return
      }
      const prepared = { file, url: await toDataURL(file) }
      setState(isSeries ? { step: 'ready' } : { step: 'recorded', ...prepared })
      latest.current?.(prepared)
    } catch {
      setState({ step: 'ready', trouble: 'nothing-heard' })
    }
  }
  const record = ({ record }: Microphone) => {
    const levels: number[] = []
    const show = (level: number) => setState({ step: 'recording', level, track: current.track })
    const current = record({
      onLevel(level) {
        levels.push(level)
        show(level)
        if (endsBySilence && ['over', 'missing'].includes(detectSpeech(levels))) current.stop()
      },
      onEnd: (recorded) => void finish(recorded),
    })
    recording.current = current
    show(0)
  }
  return {
    state,
    /** Starts or restarts recording. */
    async start() {
      stopSound()
      recording.current?.discard()
      setState({ step: 'asking' })
      try {
        microphone.current ??= await openMicrophone()
        // The component may unmount while the browser asks for permission.
        if (isUnmounted.current) release()
        else record(microphone.current)
      } catch {
        release()
        setState({ step: 'ready', trouble: 'no-microphone' })
      }
    },
    stop: () => recording.current?.stop(),
    /** Discards the recording and releases the microphone. */
    close() {
      release()
      setState({ step: 'ready' })
    },
  }
}
