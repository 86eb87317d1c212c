import { playSound, tryVoice } from './sound.ts'
import { unlockSound } from './sound-player.ts'
import type { SoundSettings } from './sound-settings.ts'

const SAMPLE = ['sounds/bonjour.mp3', 'bonjour'] as const

/** Plays a sample of a voice. */
export function playVoiceSample(voice: SoundSettings['voice']): void {
  unlockSound()
  if (voice === 'school') playSound(...SAMPLE)
  else tryVoice(voice, ...SAMPLE)
}
