import { useEffect, useState } from 'react'
import { decodeSamples, SAMPLE_RATE_HZ } from '../../lib/recording/prepare-recording.ts'
import { type VoiceCurve, voiceCurve } from './voice-curve.ts'

/** Curve of a recording or its address; null while loading or if it cannot be decoded. */
export function useVoiceCurve(source: Blob | string | null): VoiceCurve | null {
  const [known, setKnown] = useState<{ source: Blob | string; curve: VoiceCurve } | null>(null)
  useEffect(() => {
    let isLeft = false
    if (source === null) return
    curveOf(source).then(
      (curve) => isLeft || setKnown({ source, curve }),
      // Without a curve the recording can still be heard.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [source])
  return known !== null && known.source === source ? known.curve : null
}

async function curveOf(source: Blob | string): Promise<VoiceCurve> {
  const file = typeof source === 'string' ? await (await fetch(source)).blob() : source
  return voiceCurve(await decodeSamples(file), SAMPLE_RATE_HZ)
}
