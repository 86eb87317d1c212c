import { useSyncExternalStore } from 'react'
import { localVoice } from './device-voice.ts'

const synthesis = globalThis.window?.speechSynthesis

/** Whether this device has a French voice that is made on it; many browsers know their voices only after a moment. */
export function useLocalVoice(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localVoice(synthesis?.getVoices() ?? []) !== null,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  // An old Safari has voices that tell of nothing; its list is whole from the beginning.
  synthesis?.addEventListener?.('voiceschanged', listener)
  return () => synthesis?.removeEventListener?.('voiceschanged', listener)
}
