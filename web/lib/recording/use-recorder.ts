import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { stopSound } from '../sound/sound.ts'
import { dataUrl } from './data-url.ts'
import { type Microphone, openMicrophone, type Recording } from './microphone.ts'
import { prepareRecording } from './prepare-recording.ts'
import { speechIn } from './speech-in.ts'

/** `file` is a WAV; `url` to listen to it, a data address. */
export interface Recorded {
  file: Blob
  url: string
}

/** The microphone is not there or may not be used; or it heard nothing. */
export type RecorderTrouble = 'no-microphone' | 'nothing-heard'

export type RecorderState =
  | { step: 'ready' | 'asking' | 'preparing'; trouble?: RecorderTrouble }
  /** `track`: what the microphone hears. */
  | { step: 'recording'; level: number; track: MediaStreamTrack | undefined }
  | ({ step: 'recorded' } & Recorded)

interface RecorderOptions {
  /** For words in a row: each is handed on, and the microphone stays open for the next. */
  onWord?(recorded: Recorded): void
  /** A word ends by itself, when it is followed by silence; always so in a row. */
  endsBySilence?: boolean
}

/** Records one's voice by the device's microphone, which is let go when it ends. */
export function useRecorder({ onWord, endsBySilence = onWord !== undefined }: RecorderOptions = {}) {
  const [state, setState] = useState<RecorderState>({ step: 'ready' })
  const microphone = useRef<Microphone | null>(null)
  const recording = useRef<Recording | null>(null)
  const isLeft = useRef(false)
  const latest = useRef(onWord)
  useLayoutEffect(() => {
    latest.current = onWord
  }, [onWord])
  const isInRow = onWord !== undefined

  const letGo = () => {
    recording.current?.drop()
    microphone.current?.close()
    recording.current = null
    microphone.current = null
  }
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      recording.current?.drop()
      microphone.current?.close()
    }
  }, [])

  const keep = async (recorded: Blob) => {
    recording.current = null
    if (!isInRow) letGo()
    setState({ step: 'preparing' })
    try {
      const file = await prepareRecording(recorded)
      if (isLeft.current) return
      if (!file) {
        setState({ step: 'ready', trouble: 'nothing-heard' })
        return
      }
      const heard = { file, url: await dataUrl(file) }
      setState(isInRow ? { step: 'ready' } : { step: 'recorded', ...heard })
      latest.current?.(heard)
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
        if (endsBySilence && ['over', 'missing'].includes(speechIn(levels))) current.stop()
      },
      onEnd: (recorded) => void keep(recorded),
    })
    recording.current = current
    show(0)
  }
  return {
    state,
    /** Starts, or starts over. */
    async start() {
      stopSound()
      recording.current?.drop()
      setState({ step: 'asking' })
      try {
        microphone.current ??= await openMicrophone()
        // The browser may still have been asking for the permission when the dialog was closed.
        if (isLeft.current) letGo()
        else record(microphone.current)
      } catch {
        letGo()
        setState({ step: 'ready', trouble: 'no-microphone' })
      }
    },
    stop: () => recording.current?.stop(),
    /** Ends without a word, and lets the microphone go. */
    close() {
      letGo()
      setState({ step: 'ready' })
    },
  }
}
