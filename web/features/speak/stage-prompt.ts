import type { RecorderState } from '../../lib/recording/use-recorder.ts'
import { type SpeakPrompt, speakPrompt } from './speak-prompt.ts'

interface Scene {
  /** The current line; undefined after the last. */
  line: object | undefined
  isMine: boolean
  state: RecorderState
  /** True while the whole dialogue is played. */
  isPlaying: boolean
}

/** Instruction and main button for the state of the stage. */
export function stagePrompt({ line, isMine, state, isPlaying }: Scene): SpeakPrompt {
  if (!line)
    return {
      instruction: { french: 'Bravo! Écoute ton dialogue.', english: 'Well done! Listen to your dialogue.' },
      button: isPlaying
        ? { icon: 'done', french: 'Arrêter', english: 'Stop' }
        : { icon: 'listen', french: 'Écouter le dialogue', english: 'Hear the dialogue' },
    }
  if (!isMine)
    return {
      instruction: { french: 'Écoute…', english: 'Listen…' },
      button: { icon: 'next', french: 'Continuer', english: 'Go on' },
    }
  const own = speakPrompt(state, false, false)
  const isSilent = state.step === 'ready' && !state.trouble
  return isSilent
    ? { ...own, instruction: { french: 'À toi! Dis ta phrase.', english: 'Your turn! Say your line.' } }
    : own
}
