import { useLayoutEffect, useRef } from 'react'
import { type RecorderError, useRecorder } from '../../../../lib/recording/use-recorder.ts'
import { listen } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { LevelMeter } from '../../../../ui/LevelMeter.tsx'
import styles from '../media.module.css'

interface RecorderProps {
  /** The text to say. */
  text: string
  isSaving: boolean
  onKeep(file: Blob): void
}

export const RECORDER_ERROR_TEXTS: Record<RecorderError, string> = {
  'no-microphone':
    "Le micro n'a pas répondu. Vérifiez qu'il est branché et que le navigateur a la permission de l'utiliser.",
  'nothing-heard': "Rien n'a été entendu. Parlez plus près du micro et recommencez.",
}

/** Records a voice, plays it back, and keeps it or starts again. */
export function Recorder({ text, isSaving, onKeep }: RecorderProps) {
  const { state, start, stop } = useRecorder()
  const { step } = state
  const buttons = useRef<HTMLDivElement>(null)
  const isBegun = step === 'recording' || step === 'preparing' || step === 'recorded'
  // The pressed button is gone, so focus the first of the new ones.
  useLayoutEffect(() => {
    if (step === 'recording' || step === 'recorded') buttons.current?.querySelector('button')?.focus()
  }, [step])
  return (
    <div ref={buttons} className={styles.recorder} data-unsaved={isBegun || undefined}>
      <p role="status">{state.step === 'recording' && `Dites : « ${text} »`}</p>
      {state.step === 'recording' && (
        <>
          <LevelMeter level={state.level} />
          <Button onClick={stop}>Arrêter</Button>
        </>
      )}
      {(state.step === 'ready' || state.step === 'asking') && (
        <Button look="soft" isOff={state.step === 'asking'} onClick={() => void start()}>
          Enregistrer ma voix
        </Button>
      )}
      {state.step === 'ready' && state.error && <p role="alert">{RECORDER_ERROR_TEXTS[state.error]}</p>}
      {state.step === 'recorded' && (
        <>
          <Button look="soft" onClick={() => listen(state.url, text)}>
            Écouter ma voix
          </Button>
          <Button look="soft" onClick={() => void start()}>
            Recommencer
          </Button>
          <Button isOff={isSaving} onClick={() => onKeep(state.file)}>
            Garder cette voix
          </Button>
        </>
      )}
    </div>
  )
}
