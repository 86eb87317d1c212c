import { useState } from 'react'
import { listen, useSound } from './sound.ts'

/**
 * Speaks a text on request, with the device's French voice if its recording is missing. `isMute`: it could
 * not be played.
 */
export function useSpeech({ french, sound }: { french: string; sound: string | null }) {
  const { playing, unheard } = useSound()
  const isSpeaking = playing?.text === french
  // The mark stays while the text is shown, whatever else is played.
  const [isMute, setMute] = useState(false)
  if (isMute ? isSpeaking : unheard?.text === french) setMute(!isMute)
  return { isSpeaking, isMute, speak: () => listen(sound, french) }
}
