import type { OwlText } from '../../../content/owl-texts.ts'
import { sentencesOf } from '../../../domain/spoken-sentences.ts'
import { sayText } from './say-text.ts'
import { stopSound, useSound } from './sound.ts'
import { useSoundSettings } from './sound-settings.ts'

/**
 * Speaks a text when pressed; a second press stops it. `isMute`: it could not be played.
 * @param onSoundOff called if it is pressed while the sound is off
 */
export function useSayText(text: OwlText, onSoundOff: () => void) {
  const { playing, unheard } = useSound()
  const { isOn } = useSoundSettings()
  const sentences = [...sentencesOf(text.french), ...sentencesOf(text.english)]
  const isOwnText = (said: { text: string } | null) => said !== null && sentences.includes(said.text)
  const isSpeaking = isOwnText(playing)
  const press = () => {
    if (!isOn) onSoundOff()
    else if (isSpeaking) stopSound()
    else sayText(text)
  }
  return { isSpeaking, isMute: isOwnText(unheard), press }
}
