import { loadPart } from '../loading/load-part.ts'
import type { DeviceVoice } from './device-voice.ts'

let voice: DeviceVoice | undefined
/** Which of the texts that wait for the voice is wanted still. */
let turn = 0

/** To be called behind the page: few texts need it, and what speaks inside a click speaks at once. */
export async function fetchDeviceVoice(): Promise<DeviceVoice> {
  const { createDeviceVoice } = await loadPart(() => import('./device-voice.ts'))
  voice ??= createDeviceVoice(window.speechSynthesis)
  return voice
}

/** The device's voice, which is fetched where it is not there yet. */
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
