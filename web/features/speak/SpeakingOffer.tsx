import { useEffect } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { offerSpeaking } from '../../lib/speaking/speaking.tsx'
import { useMaySpeak } from '../../lib/speaking/use-may-speak.ts'
import { ask, useAsked } from './asked.ts'
import { SayButton } from './SayButton.tsx'

const SayItDialog = lazyPart(async () => (await import('./SayItDialog.tsx')).SayItDialog, { onFail: 'omit' })

/** Gives the pages their buttons to speak, but in a class without microphones, and opens what they ask for. */
export function SpeakingOffer() {
  const maySpeak = useMaySpeak()
  const asked = useAsked()
  useEffect(() => {
    if (!maySpeak) return
    offerSpeaking(SayButton)
    return () => offerSpeaking(null)
  }, [maySpeak])
  return asked && <SayItDialog {...asked} onClose={close} />
}

function close(): void {
  ask(null)
}
