import { useSyncExternalStore } from 'react'
import { localVoice } from './device-voice.ts'
import { playSound, tryVoice, turnSoundOn } from './sound.ts'
import { unlockSound } from './sound-player.ts'
import type { SoundSettings } from './sound-settings.ts'

const synthesis = globalThis.window?.speechSynthesis

/** Whether the device has an installed French voice. Many browsers load their voices late. */
export function useHasLocalVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localVoice(synthesis?.getVoices() ?? []) !== null,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  // Old Safari versions have no `voiceschanged` event; their list is complete from the start.
  synthesis?.addEventListener?.('voiceschanged', listener)
  return () => synthesis?.removeEventListener?.('voiceschanged', listener)
}

const VOICE_SAMPLE = ['sounds/bonjour.mp3', 'bonjour'] as const

export function playVoiceSample(voice: SoundSettings['voice']): void {
  unlockSound()
  turnSoundOn()
  if (voice === 'school') playSound(...VOICE_SAMPLE)
  else tryVoice(voice, ...VOICE_SAMPLE)
}
