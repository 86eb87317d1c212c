import { MEASURE_MS } from './speech-in.ts'
import { loudnessOf } from './trim-silence.ts'

/** A word or a sentence is shorter. */
const LONGEST_MS = 20_000

/** 85 ms at 48 kHz: longer than MEASURE_MS, so that no sound falls between two measures. */
const MEASURED_SAMPLES = 4096

/** The device's microphone, as long as it is not closed. */
export interface Microphone {
  record(options: RecordOptions): Recording
  close(): void
}

interface RecordOptions {
  /** How loud it is, each `MEASURE_MS`; 1 is the loudest there is. */
  onLevel(level: number): void
  onEnd(recorded: Blob): void
}

export interface Recording {
  /** What the microphone hears. */
  track: MediaStreamTrack | undefined
  stop(): void
  /** Without keeping what was recorded. */
  drop(): void
}

/** @throws where there is no microphone, or none that may be used; without asking where the browser could not record. */
export async function openMicrophone(): Promise<Microphone> {
  if (!('MediaRecorder' in window)) throw new Error('This browser does not record.')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = MEASURED_SAMPLES
  context.createMediaStreamSource(stream).connect(analyser)
  return {
    record: (options) => record(stream, analyser, options),
    close() {
      for (const track of stream.getTracks()) track.stop()
      if (context.state !== 'closed') void context.close()
    },
  }
}

/** @throws where the microphone was unplugged meanwhile. */
function record(stream: MediaStream, analyser: AnalyserNode, { onLevel, onEnd }: RecordOptions): Recording {
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start()
  const samples = new Float32Array(MEASURED_SAMPLES)
  const measure = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(loudnessOf(samples))
  }, MEASURE_MS)
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  const tooLong = setTimeout(stop, LONGEST_MS)
  let isDropped = false
  recorder.onstop = () => {
    clearInterval(measure)
    clearTimeout(tooLong)
    if (!isDropped) onEnd(new Blob(parts, { type: recorder.mimeType }))
  }
  return {
    track: stream.getAudioTracks()[0],
    stop,
    drop() {
      isDropped = true
      clearInterval(measure)
      stop()
    },
  }
}
