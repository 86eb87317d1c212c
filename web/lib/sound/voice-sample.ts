import { playSound, tryVoice } from './sound.ts'
import { unlockSound } from './sound-player.ts'
import type { SoundSettings } from './sound-settings.ts'

const SAMPLE = ['sounds/bonjour.mp3', 'bonjour'] as const

/** Lets a voice be heard before it is chosen. */
export function hearVoice(voice: SoundSettings['voice']): void {
  unlockSound()
  if (voice === 'school') playSound(...SAMPLE)
  else tryVoice(voice, ...SAMPLE)
}
