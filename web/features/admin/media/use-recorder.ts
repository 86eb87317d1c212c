import { useEffect, useRef, useState } from 'react'
import { stopSound } from '../../../lib/sound.ts'
import { prepareRecording } from './prepare-recording.ts'
import { loudnessOf } from './trim-silence.ts'

/** A word or a sentence is shorter. */
const LONGEST_MS = 20_000

/** How often the loudness is told. */
const MEASURE_MS = 60
/** 85 ms at 48 kHz: longer than MEASURE_MS, so that no sound falls between two measures. */
const MEASURED_SAMPLES = 4096

export type RecorderState =
  | { step: 'ready' | 'asking' | 'preparing'; trouble?: string }
  | { step: 'recording'; level: number }
  /** `file` is a WAV; `url` to listen to it, a data address: the site's policy plays no other of the page's own. */
  | { step: 'recorded'; file: Blob; url: string }

interface Recording {
  stop(): void
  /** Without keeping what was recorded. */
  drop(): void
}

const NO_MICROPHONE =
  "Le micro n'a pas répondu. Vérifiez qu'il est branché et que le navigateur a la permission de l'utiliser, ou choisissez un fichier."
const NOTHING_HEARD = "Rien n'a été entendu. Parlez plus près du micro et recommencez."

/** Records one's voice by the device's microphone; the microphone is let go when it ends. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ step: 'ready' })
  const recording = useRef<Recording | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      recording.current?.drop()
    }
  }, [])

  const keep = async (recorded: Blob) => {
    setState({ step: 'preparing' })
    try {
      const file = await prepareRecording(recorded)
      setState(
        file
          ? { step: 'recorded', file, url: await dataUrl(file) }
          : { step: 'ready', trouble: NOTHING_HEARD },
      )
    } catch {
      setState({ step: 'ready', trouble: NOTHING_HEARD })
    }
  }
  return {
    state,
    async start() {
      stopSound()
      setState({ step: 'asking' })
      try {
        recording.current = await record((level) => setState({ step: 'recording', level }), keep)
        // The browser may still have been asking for the permission when the dialog was closed.
        if (isLeft.current) recording.current.drop()
      } catch {
        setState({ step: 'ready', trouble: NO_MICROPHONE })
      }
    },
    stop: () => recording.current?.stop(),
  }
}

/** @throws where there is no microphone, or none that may be used. */
async function record(onLevel: (level: number) => void, onEnd: (recorded: Blob) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = MEASURED_SAMPLES
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(MEASURED_SAMPLES)
  const measure = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(loudnessOf(samples))
  }, MEASURE_MS)
  const tooLong = setTimeout(() => recorder.stop(), LONGEST_MS)
  let isDropped = false

  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.onstop = () => {
    clearInterval(measure)
    clearTimeout(tooLong)
    for (const track of stream.getTracks()) track.stop()
    void context.close()
    if (!isDropped) onEnd(new Blob(parts, { type: recorder.mimeType }))
  }
  recorder.start()
  onLevel(0)
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  return {
    stop,
    drop() {
      isDropped = true
      stop()
    },
  }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
