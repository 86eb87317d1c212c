/** The device's own French voice (the browser's speech synthesis). */
export interface DeviceVoice {
  /** False where the device is known to have no French voice; an empty list of voices may still be loading. */
  isThere(): boolean
  /**
   * `onEnd` when it is said, `onRefused` where the browser wants a touch first, `onFailed` where it could not be
   * said. None comes after `stop`.
   */
  speak(text: string, onEnd: () => void, onRefused: () => void, onFailed: () => void): void
  stop(): void
}

/** A little slower than a newsreader: the listeners are learning. */
const RATE = 0.9

export function createDeviceVoice(synthesis: SpeechSynthesis | undefined): DeviceVoice {
  // Kept here since browsers have dropped the events of an utterance that nothing else held.
  let current: SpeechSynthesisUtterance | null = null
  const voices = () => synthesis?.getVoices() ?? []
  // Some voices are made elsewhere, and speak by the network alone.
  const atHand = () => voices().filter((voice) => voice.localService || navigator.onLine)

  return {
    isThere: () => synthesis !== undefined && (voices().length === 0 || frenchVoice(atHand()) !== null),
    speak(text, onEnd, onRefused, onFailed) {
      const utterance = new SpeechSynthesisUtterance(text)
      const ifCurrent = (then: () => void) => () => {
        if (current === utterance) then()
      }
      utterance.voice = frenchVoice(atHand())
      utterance.lang = utterance.voice?.lang ?? 'fr-CA'
      utterance.rate = RATE
      utterance.onend = ifCurrent(onEnd)
      utterance.onerror = (event) => ifCurrent(event.error === 'not-allowed' ? onRefused : onFailed)()
      current = utterance
      synthesis?.speak(utterance)
    },
    stop() {
      current = null
      synthesis?.cancel()
    },
  }
}

/** The voice of Québec, else any French one. Android writes `fr_CA`. */
export function frenchVoice<Voice extends { lang: string }>(voices: readonly Voice[]): Voice | null {
  const speaks = (lang: string) =>
    voices.find((voice) => voice.lang.replace('_', '-').toLowerCase().startsWith(lang))
  return speaks('fr-ca') ?? speaks('fr') ?? null
}
