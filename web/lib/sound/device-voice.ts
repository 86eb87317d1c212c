import { isEnglish as isEnglishAnswer } from '../../../content/pronunciations/english.ts'

/** The device's own French voice (the browser's speech synthesis). */
export interface DeviceVoice {
  speak(text: string, how: Speaking): void
  stop(): void
}

interface Speaking {
  /** It was preferred to the site's: only a French voice that is made on the device will do. Else any that is at hand. */
  isChosen: boolean
  /** No French voice will do. Answers of games that are English are known by themselves. */
  isEnglish?: boolean | undefined
  /** It is said. No call comes after `stop`. */
  onEnd(): void
  /** The browser wants a touch first. */
  onRefused(): void
  /** It cannot be said. */
  onFailed(): void
}

/** A little slower than a newsreader: the listeners are learning. */
const RATE = 0.9

/** Some browsers lose the end of an utterance: how often it is looked after, and how often in a row nothing is being said at its end. */
const WATCH_MS = 500
const STILL_WATCHES = 3
/** More than anyone needs for a text of so many characters; then the browser only says that it speaks. */
const longestMs = (text: string) => 6000 + 200 * text.length

export function createDeviceVoice(synthesis: SpeechSynthesis | undefined): DeviceVoice {
  // Kept here since browsers have dropped the events of an utterance that nothing else held.
  let current: SpeechSynthesisUtterance | null = null
  let watch: ReturnType<typeof setInterval> | undefined
  const voices = () => synthesis?.getVoices() ?? []
  // Where they are made late, this is what makes them.
  voices()

  const stop = () => {
    current = null
    clearInterval(watch)
    synthesis?.cancel()
  }
  return {
    speak(text, { isChosen, isEnglish, onEnd, onRefused, onFailed }) {
      const isForeign = isEnglish || isEnglishAnswer(text)
      const voice = isForeign ? null : isChosen ? localVoice(voices()) : voiceAtHand(voices())
      const mayBeThere = voices().length === 0 || isForeign
      if (!synthesis || (!voice && (isChosen || !mayBeThere))) {
        onFailed()
        return
      }
      const utterance = new SpeechSynthesisUtterance(text)
      const once = (then: () => void) => {
        if (current !== utterance) return
        current = null
        clearInterval(watch)
        then()
      }
      utterance.voice = voice
      utterance.lang = voice?.lang ?? (isForeign ? 'en-CA' : 'fr-CA')
      utterance.rate = RATE
      utterance.onend = () => once(onEnd)
      utterance.onerror = ({ error }) => once(error === 'not-allowed' ? onRefused : onFailed)
      current = utterance
      clearInterval(watch)
      watch = watchOver(synthesis, text, (wasSpoken) =>
        once(() => {
          synthesis.cancel()
          if (wasSpoken) onEnd()
          else onFailed()
        }),
      )
      synthesis.speak(utterance)
    },
    stop,
  }
}

/** Tells of an end that the browser does not tell of, and whether anything was said before it. */
function watchOver(synthesis: SpeechSynthesis, text: string, onOver: (wasSpoken: boolean) => void) {
  let watches = 0
  let still = 0
  let wasSpoken = false
  return setInterval(() => {
    watches++
    const isSpeaking = synthesis.speaking || synthesis.pending
    wasSpoken ||= isSpeaking
    still = isSpeaking ? 0 : still + 1
    if (still === STILL_WATCHES || watches * WATCH_MS > longestMs(text)) onOver(wasSpoken)
  }, WATCH_MS)
}

/** What is known of a voice that a device offers. */
type Offered = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'localService'>

/** The French voice that is made on the device itself; null where it has none. */
export function localVoice<Voice extends Offered>(voices: readonly Voice[]): Voice | null {
  return frenchVoice(voices.filter(({ localService }) => localService))
}

/** Some voices are made elsewhere, and speak by the network alone. */
function voiceAtHand<Voice extends Offered>(voices: readonly Voice[]): Voice | null {
  return localVoice(voices) ?? (navigator.onLine ? frenchVoice(voices) : null)
}

/** Apple's small voices for special purposes, which sound like machines; each has the name of its language behind it. */
const MACHINES = /^(Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/

/** The voice of Québec, else of France, else any French one. Android writes `fr_CA`. */
function frenchVoice<Voice extends Offered>(voices: readonly Voice[]): Voice | null {
  const speaks = (lang: string) => {
    const all = voices.filter((voice) => voice.lang.replace('_', '-').toLowerCase().startsWith(lang))
    return all.find(({ name }) => !MACHINES.test(name)) ?? all[0]
  }
  return speaks('fr-ca') ?? speaks('fr-fr') ?? speaks('fr') ?? null
}
