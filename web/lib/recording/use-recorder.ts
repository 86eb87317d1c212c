import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { stopSound } from '../sound/sound.ts'
import { detectSpeech, MEASURE_MS } from './detect-speech.ts'
import { loudnessOf, prepareRecording, toDataURL } from './prepare-recording.ts'

/** `file` is a WAV file, `url` a data URL of it. */
export interface Recorded {
  file: Blob
  url: string
}

/** `no-microphone`: there is none, or no permission. `nothing-heard`: the recording is silent. */
export type RecorderError = 'no-microphone' | 'nothing-heard'

export type RecorderState =
  | { step: 'ready' | 'asking' | 'preparing'; error?: RecorderError }
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
  // Increased by each start and by closing, so that late results of an earlier attempt are ignored.
  const attempt = useRef(0)
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
  useEffect(
    () => () => {
      attempt.current++
      recording.current?.discard()
      microphone.current?.close()
    },
    [],
  )

  const finish = async (recorded: Blob) => {
    const mine = attempt.current
    recording.current = null
    if (!isSeries) release()
    setState({ step: 'preparing' })
    const prepared = await prepare(recorded)
    if (mine !== attempt.current) return
    if (!prepared) {
      setState({ step: 'ready', error: 'nothing-heard' })
      return
    }
    setState(isSeries ? { step: 'ready' } : { step: 'recorded', ...prepared })
    latest.current?.(prepared)
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
      const mine = ++attempt.current
      stopSound()
      recording.current?.discard()
      setState({ step: 'asking' })
      try {
        const opened = microphone.current ?? (await openMicrophone())
        // While the browser asked for permission, the recorder may have been closed or started again.
        if (mine !== attempt.current) {
          if (opened !== microphone.current) opened.close()
          return
        }
        microphone.current = opened
        record(opened)
      } catch {
        if (mine !== attempt.current) return
        release()
        setState({ step: 'ready', error: 'no-microphone' })
      }
    },
    stop: () => recording.current?.stop(),
    /** Discards the recording and releases the microphone. */
    close() {
      attempt.current++
      release()
      setState({ step: 'ready' })
    },
  }
}

/** @returns null if the recording is silent or unreadable */
async function prepare(recorded: Blob): Promise<Recorded | null> {
  try {
    const file = await prepareRecording(recorded)
    return file && { file, url: await toDataURL(file) }
  } catch {
    return null
  }
}

/** Words and sentences are shorter than this. */
const MAX_RECORDING_MS = 20_000

/** 85 ms at 48 kHz: longer than MEASURE_MS, so that no sound falls between two measurements. */
const WINDOW_SAMPLES = 4096

/** The device's microphone. Close it after use. */
interface Microphone {
  record(options: RecordOptions): Recording
  close(): void
}

interface RecordOptions {
  /** Reports the loudness (0 to 1) every `MEASURE_MS`. */
  onLevel(level: number): void
  onEnd(recorded: Blob): void
}

interface Recording {
  /** The audio track of the microphone. */
  track: MediaStreamTrack | undefined
  stop(): void
  /** Stops and discards the recording. */
  discard(): void
}

/** @throws if the browser cannot record (before it asks for permission), or without a microphone or permission */
async function openMicrophone(): Promise<Microphone> {
  if (!('MediaRecorder' in window)) throw new Error('This browser cannot record.')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = WINDOW_SAMPLES
  context.createMediaStreamSource(stream).connect(analyser)
  return {
    record: (options) => record(stream, analyser, options),
    close() {
      for (const track of stream.getTracks()) track.stop()
      if (context.state !== 'closed') void context.close()
    },
  }
}

/** @throws if the microphone was unplugged */
function record(stream: MediaStream, analyser: AnalyserNode, { onLevel, onEnd }: RecordOptions): Recording {
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  const samples = new Float32Array(WINDOW_SAMPLES)
  const measure = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(loudnessOf(samples))
  }, MEASURE_MS)
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  const timeLimit = setTimeout(stop, MAX_RECORDING_MS)
  let isDiscarded = false
  recorder.onstop = () => {
    clearInterval(measure)
    clearTimeout(timeLimit)
    if (!isDiscarded) onEnd(new Blob(parts, { type: recorder.mimeType }))
  }
  return {
    track: stream.getAudioTracks()[0],
    stop,
    discard() {
      isDiscarded = true
      clearInterval(measure)
      stop()
    },
  }
}
