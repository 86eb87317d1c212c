import { useEffect } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { type SpeakButtonProps, setSpeakButton } from '../../lib/speaking/speaking.tsx'
import { useCanSpeak } from '../../lib/speaking/use-can-speak.ts'
import { openExercise, useOpenExercise } from './open-exercise.ts'
import { PlayButton } from './PlayButton.tsx'
import { SayButton } from './SayButton.tsx'

const SpeakDialog = lazyPart(async () => (await import('./SpeakDialog.tsx')).SpeakDialog, { onFail: 'omit' })

/** Adds the speaking buttons to pages, except in classes without microphones, and opens their dialogs. */
export function SpeakingOffer() {
  const maySpeak = useCanSpeak()
  const exercise = useOpenExercise()
  useEffect(() => {
    if (!maySpeak) return
    setSpeakButton(SpeakButton)
    return () => setSpeakButton(null)
  }, [maySpeak])
  return exercise && <SpeakDialog exercise={exercise} onClose={close} />
}

function SpeakButton(toSpeak: SpeakButtonProps) {
  return 'text' in toSpeak ? <SayButton {...toSpeak} /> : <PlayButton {...toSpeak} />
}

function close(): void {
  openExercise(null)
}
