import { useState } from 'react'
import { playSound, useSound } from '../../lib/sound/sound.ts'

/** Says a text when asked to; where its sound is missing, in the device's French voice. `isMute`: it could not be heard here. */
export function useSpeech({ french, sound }: { french: string; sound: string | null }) {
  const { playing, unheard } = useSound()
  const isSpeaking = playing?.text === french
  // It stays for as long as the text is shown, whatever is said meanwhile.
  const [isMute, setMute] = useState(false)
  if (isMute ? isSpeaking : unheard?.text === french) setMute(!isMute)
  return { isSpeaking, isMute, speak: () => playSound(sound, french) }
}
