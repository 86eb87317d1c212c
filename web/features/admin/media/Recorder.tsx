import { useLayoutEffect, useRef } from 'react'
import { useRecorder } from '../../../lib/recording/use-recorder.ts'
import { playSound } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { LevelMeter } from '../../../ui/LevelMeter.tsx'
import styles from './Recorder.module.css'
import { RECORDER_TROUBLE } from './recorder-trouble.ts'

interface RecorderProps {
  /** What is to be said. */
  text: string
  isSaving: boolean
  onKeep(file: Blob): void
}

/** Records one's own voice: speak, listen, and keep it or begin again. */
export function Recorder({ text, isSaving, onKeep }: RecorderProps) {
  const { state, start, stop } = useRecorder()
  const { step } = state
  const buttons = useRef<HTMLDivElement>(null)
  const isBegun = step === 'recording' || step === 'preparing' || step === 'recorded'
  // The button that was pressed has gone.
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
      {state.step === 'ready' && state.trouble && <p role="alert">{RECORDER_TROUBLE[state.trouble]}</p>}
      {state.step === 'recorded' && (
        <>
          <Button look="soft" onClick={() => playSound(state.url, text)}>
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
