import { loadPart } from '../loading/load-part.ts'
import type { DeviceVoice } from './device-voice.ts'

let voice: DeviceVoice | undefined
/** Identifies the latest request, so that an outdated text is not spoken when the voice has loaded. */
let turn = 0

/**
 * Loads the device voice. Call it when the page is idle: few texts need it, but speech inside a click must
 * start at once.
 */
export async function fetchDeviceVoice(): Promise<DeviceVoice> {
  const { createDeviceVoice } = await loadPart(() => import('./device-voice.ts'))
  voice ??= createDeviceVoice(window.speechSynthesis)
  return voice
}

/** The device voice, loaded on first use. */
export const lateVoice: DeviceVoice = {
  speak(text, how) {
    if (voice) {
      voice.speak(text, how)
      return
    }
    const mine = ++turn
    const ifWanted = (then: () => void) => () => {
      if (turn === mine) then()
    }
    fetchDeviceVoice().then((fetched) => ifWanted(() => fetched.speak(text, how))(), ifWanted(how.onFailed))
  },
  stop() {
    turn++
    voice?.stop()
  },
}
