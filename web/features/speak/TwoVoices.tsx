import { LevelMeter } from '../../ui/LevelMeter.tsx'
import styles from './TwoVoices.module.css'
import { useVoiceCurve } from './use-voice-curve.ts'
import { VoicePicture } from './VoicePicture.tsx'
import { STEP_SECONDS, type VoiceCurve } from './voice-curve.ts'

interface TwoVoicesProps {
  /** The address of the recording that is imitated; null where the device speaks. */
  model: string | null
  own: Blob | null
  /** How loud it is at the microphone; null where it is not listened to. */
  level: number | null
}

/** The model's voice above, one's own below, in the same time: so that the rhythm of "la va-che" is seen. */
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
            <VoicePicture curve={modelCurve} steps={steps} label={lasting('Le modèle', modelCurve)} />
          )}
        </figure>
      )}
      <figure className={`${styles.voice} ${styles.own}`}>
        <figcaption>
          Ta voix <small lang="en">Your voice</small>
        </figcaption>
        {level !== null && <LevelMeter level={level} />}
        {ownCurve && <VoicePicture curve={ownCurve} steps={steps} label={lasting('Ta voix', ownCurve)} />}
      </figure>
    </div>
  )
}

const inSeconds = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 1 })

/** "Ta voix dure 1,2 seconde." The picture in words: its parts cannot be counted surely. */
function lasting(whose: string, { loudness }: VoiceCurve): string {
  const seconds = loudness.length * STEP_SECONDS
  return `${whose} dure ${inSeconds.format(seconds)} seconde${seconds < 2 ? '' : 's'}.`
}
