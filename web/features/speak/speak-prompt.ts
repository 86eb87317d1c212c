import type { RecorderState } from '../../lib/recording/use-recorder.ts'
import type { SignShape } from '../../ui/ToolIcon.tsx'

/** A text with its English. */
interface Words {
  french: string
  english: string
}

/** Instruction and main button of the exercise. */
export interface SpeakPrompt {
  instruction: Words
  button: Words & { icon: SignShape }
}

const SPEAK = { icon: 'microphone', french: 'Je parle', english: 'I speak' } as const
const HEAR_BOTH = { icon: 'listen', french: 'Écouter les deux', english: 'Hear both' } as const

/**
 * @param isSaid said without recording
 * @param isUnderstood recognised by the device
 * @param first replaces the first instruction
 */
export function speakPrompt(
  state: RecorderState,
  isSaid: boolean,
  isUnderstood: boolean,
  first: Words = { french: 'Écoute, puis parle.', english: 'Listen, then speak.' },
): SpeakPrompt {
  if (isSaid)
    return {
      instruction: { french: "Écoute encore. C'est pareil?", english: 'Listen again. Is it the same?' },
      button: { icon: 'listen', french: 'Écouter encore', english: 'Listen again' },
    }
  switch (state.step) {
    case 'ready':
      return readyPrompt(state.error, first)
    case 'asking':
      return { instruction: { french: 'Dis oui au micro.', english: 'Allow the microphone.' }, button: SPEAK }
    case 'recording':
      return {
        instruction: { french: "À toi! Je t'écoute.", english: 'Your turn! I am listening.' },
        button: { icon: 'done', french: "C'est dit", english: 'I have said it' },
      }
    case 'preparing':
      return { instruction: { french: 'Un instant…', english: 'One moment…' }, button: SPEAK }
    case 'recorded':
      return {
        instruction: isUnderstood
          ? {
              french: "Bravo, j'ai compris! C'est pareil?",
              english: 'Well done, I understood you! Is it the same?',
            }
          : {
              french: "Écoute ta voix, puis le modèle. C'est pareil?",
              english: 'Hear your voice, then the model. Is it the same?',
            },
        button: HEAR_BOTH,
      }
  }
}

function readyPrompt(error: 'no-microphone' | 'nothing-heard' | undefined, first: Words): SpeakPrompt {
  if (error === 'nothing-heard')
    return {
      instruction: {
        french: "Je n'ai rien entendu. Parle un peu plus fort.",
        english: 'I heard nothing. Speak a little louder.',
      },
      button: SPEAK,
    }
  if (error === 'no-microphone')
    return {
      instruction: {
        french: "Pas de micro ici? Ce n'est pas grave : écoute, puis dis-le tout haut.",
        english: 'No microphone here? Never mind: listen, then say it out loud.',
      },
      button: { icon: 'done', french: "Je l'ai dit", english: 'I have said it' },
    }
  return { instruction: first, button: SPEAK }
}
