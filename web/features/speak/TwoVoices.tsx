import { LevelMeter } from '../../ui/LevelMeter.tsx'
import styles from './TwoVoices.module.css'
import { useVoiceCurve } from './use-voice-curve.ts'
import { VoicePicture } from './VoicePicture.tsx'
import { STEP_SECONDS, type VoiceCurve } from './voice-curve.ts'

interface TwoVoicesProps {
  /** Address of the imitated recording; null if the device speaks. */
  model: string | null
  own: Blob | null
  /** Microphone level; null if it is off. */
  level: number | null
}

/** The model's voice above the pupil's, on the same time scale, so that the rhythm of "la va-che" is visible. */
export function TwoVoices({ model, own, level }: TwoVoicesProps) {
  const modelCurve = useVoiceCurve(model)
  const ownCurve = useVoiceCurve(own)
  const steps = Math.max(modelCurve?.loudness.length ?? 0, ownCurve?.loudness.length ?? 0)
  return (
    <div className={styles.voices}>
      {model !== null && (
        <figure className={styles.voice}>
          <figcaption>
            Le modèle <small lang="en">The model</small>
          </figcaption>
          {modelCurve && (
            <VoicePicture curve={modelCurve} steps={steps} label={durationLabel('Le modèle', modelCurve)} />
          )}
        </figure>
      )}
      <figure className={`${styles.voice} ${styles.own}`}>
        <figcaption>
          Ta voix <small lang="en">Your voice</small>
        </figcaption>
        {level !== null && <LevelMeter level={level} />}
        {ownCurve && (
          <VoicePicture curve={ownCurve} steps={steps} label={durationLabel('Ta voix', ownCurve)} />
        )}
      </figure>
    </div>
  )
}

const inSeconds = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 1 })

/** Text alternative of the picture, e.g. "Ta voix dure 1,2 seconde." Syllables cannot be counted reliably. */
function durationLabel(whose: string, { loudness }: VoiceCurve): string {
  const seconds = loudness.length * STEP_SECONDS
  return `${whose} dure ${inSeconds.format(seconds)} seconde${seconds < 2 ? '' : 's'}.`
}
