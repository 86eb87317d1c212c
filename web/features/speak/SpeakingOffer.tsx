import { useEffect } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { offerSpeaking } from '../../lib/speaking/speaking.tsx'
import { ask, useAsked } from './asked.ts'
import { SayButton } from './SayButton.tsx'

const SayItDialog = lazyPart(async () => (await import('./SayItDialog.tsx')).SayItDialog, { onFail: 'omit' })

/** Gives the pages their buttons to speak, and opens what they ask for. */
export function SpeakingOffer() {
  const asked = useAsked()
  useEffect(() => {
    offerSpeaking(SayButton)
    return () => offerSpeaking(null)
  }, [])
  return asked && <SayItDialog {...asked} onClose={close} />
}

function close(): void {
  ask(null)
}
