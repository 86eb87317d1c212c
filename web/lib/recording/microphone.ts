import { MEASURE_MS } from './detect-speech.ts'
import { loudnessOf } from './trim-silence.ts'

/** Words and sentences are shorter than this. */
const MAX_RECORDING_MS = 20_000

/** 85 ms at 48 kHz: longer than MEASURE_MS, so that no sound falls between two measurements. */
const WINDOW_SAMPLES = 4096

/** The device's microphone. Close it after use. */
export interface Microphone {
  record(options: RecordOptions): Recording
  close(): void
}

interface RecordOptions {
  /** Reports the loudness (0 to 1) every `MEASURE_MS`. */
  onLevel(level: number): void
  onEnd(recorded: Blob): void
}

export interface Recording {
  /** The audio track of the microphone. */
  track: MediaStreamTrack | undefined
  stop(): void
  /** Stops and discards the recording. */
  discard(): void
}

/** @throws if there is no microphone or no permission, or, without asking, if the browser cannot record */
export async function openMicrophone(): Promise<Microphone> {
  if (!('MediaRecorder' in window)) throw new Error('This browser does not record.')
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
