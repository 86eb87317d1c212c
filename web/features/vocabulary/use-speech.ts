import { playSound, useSound } from '../../lib/sound/sound.ts'

/** Says a text when asked to; where its sound is missing, in the device's French voice. */
export function useSpeech({ french, sound }: { french: string; sound: string | null }) {
  const isSpeaking = useSound().playing?.text === french
  return { isSpeaking, speak: () => playSound(sound, french) }
}
