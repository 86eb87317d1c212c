import { loadPart } from '../loading/load-part.ts'
import type { DeviceVoice } from './device-voice.ts'

let voice: DeviceVoice | undefined
/** Identifies the latest request, so that an outdated text is not spoken when the voice has loaded. */
let attempt = 0

/** Loads the device voice. Call it when the page is idle: speech must start within the click that requests it. */
export async function loadDeviceVoice(): Promise<DeviceVoice> {
  const { createDeviceVoice } = await loadPart(() => import('./device-voice.ts'))
  voice ??= createDeviceVoice(window.speechSynthesis)
  return voice
}

/** The device voice, loaded on first use. */
export const lazyVoice: DeviceVoice = {
  speak(text, how) {
    if (voice) {
      voice.speak(text, how)
      return
    }
    const myAttempt = ++attempt
    const ifCurrent = (then: () => void) => () => {
      if (attempt === myAttempt) then()
    }
    loadDeviceVoice().then((fetched) => ifCurrent(() => fetched.speak(text, how))(), ifCurrent(how.onFailed))
  },
  stop() {
    attempt++
    voice?.stop()
  },
}
