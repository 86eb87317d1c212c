import { isEnglish as isEnglishAnswer } from '../../../content/pronunciations/english.ts'

/** The device's own French voice (the browser's speech synthesis). */
export interface DeviceVoice {
  speak(text: string, how: Speaking): void
  stop(): void
}

interface Speaking {
  /** Use only a French voice installed on the device. If false, any French voice will do. */
  isChosen: boolean
  /** The text is English. English answers of games are detected without it. */
  isEnglish?: boolean | undefined
  /** The text has been spoken. Not called after `stop`. */
  onEnd(): void
  /** The browser requires a user gesture first. */
  onRefused(): void
  /** The text cannot be spoken. */
  onFailed(): void
}

/** A little slower than a newsreader: the listeners are learning. */
const RATE = 0.9

/** Some browsers lose the `end` event: check this often, and assume the end after `STILL_WATCHES` silent checks. */
const WATCH_MS = 500
const STILL_WATCHES = 3
/** Upper bound for speaking a text. A browser that still reports speech after it is stuck. */
const longestMs = (text: string) => 6000 + 200 * text.length

export function createDeviceVoice(synthesis: SpeechSynthesis | undefined): DeviceVoice {
  // Keep a reference: browsers have dropped the events of utterances that were garbage-collected.
  let current: SpeechSynthesisUtterance | null = null
  let watch: ReturnType<typeof setInterval> | undefined
  const voices = () => synthesis?.getVoices() ?? []
  // Some browsers load their voices on the first call.
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

/** Detects an end that the browser does not report, and whether anything was spoken before it. */
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

/** The fields of a voice that the choice depends on. */
type Offered = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'localService'>

/** A French voice installed on the device, or null. */
export function localVoice<Voice extends Offered>(voices: readonly Voice[]): Voice | null {
  return frenchVoice(voices.filter(({ localService }) => localService))
}

/** A French voice: installed on the device, else, online, one that speaks over the network. */
function voiceAtHand<Voice extends Offered>(voices: readonly Voice[]): Voice | null {
  return localVoice(voices) ?? (navigator.onLine ? frenchVoice(voices) : null)
}

/** Apple's novelty voices, which sound robotic. Their names continue with the language. */
const MACHINES = /^(Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/

/** A voice of Québec, else of France, else any French one. Android writes `fr_CA`. */
function frenchVoice<Voice extends Offered>(voices: readonly Voice[]): Voice | null {
  const speaks = (lang: string) => {
    const all = voices.filter((voice) => voice.lang.replace('_', '-').toLowerCase().startsWith(lang))
    return all.find(({ name }) => !MACHINES.test(name)) ?? all[0]
  }
  return speaks('fr-ca') ?? speaks('fr-fr') ?? speaks('fr') ?? null
}
