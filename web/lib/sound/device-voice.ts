import { isEnglish as isEnglishAnswer } from '../../../content/pronunciations/english.ts'

/** The device's own French voice (the browser's speech synthesis). */
export interface DeviceVoice {
  speak(text: string, how: SpeakOptions): void
  stop(): void
}

interface SpeakOptions {
  /** Use only a French voice installed on the device. If false, any French voice will do. */
  isChosen: boolean
  /** The text is English. English answers of games are detected without this flag. */
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

/** Some browsers lose the `end` event: check this often, and assume the end after `SILENT_CHECKS` silent checks. */
const CHECK_INTERVAL_MS = 500
const SILENT_CHECKS = 3
/** Longest time for speaking a text. If the browser still reports speech after that, it is stuck. */
const maxSpeechMs = (text: string) => 6000 + 200 * text.length

export function createDeviceVoice(synthesis: SpeechSynthesis | undefined): DeviceVoice {
  // Keep a reference: browsers have dropped the events of utterances that were garbage-collected.
  let current: SpeechSynthesisUtterance | null = null
  let endCheck: ReturnType<typeof setInterval> | undefined
  const voices = () => synthesis?.getVoices() ?? []
  // Some browsers load their voices on the first call.
  voices()

  const stop = () => {
    current = null
    clearInterval(endCheck)
    synthesis?.cancel()
  }
  return {
    speak(text, { isChosen, isEnglish, onEnd, onRefused, onFailed }) {
      const isForeign = isEnglish || isEnglishAnswer(text)
      const voice = isForeign ? null : isChosen ? localVoice(voices()) : anyFrenchVoice(voices())
      const mightSpeak = voices().length === 0 || isForeign
      if (!synthesis || (!voice && (isChosen || !mightSpeak))) {
        onFailed()
        return
      }
      const utterance = new SpeechSynthesisUtterance(text)
      const settle = (then: () => void) => {
        if (current !== utterance) return
        current = null
        clearInterval(endCheck)
        then()
      }
      utterance.voice = voice
      utterance.lang = voice?.lang ?? (isForeign ? 'en-CA' : 'fr-CA')
      utterance.rate = RATE
      utterance.onend = () => settle(onEnd)
      utterance.onerror = ({ error }) => settle(error === 'not-allowed' ? onRefused : onFailed)
      current = utterance
      clearInterval(endCheck)
      endCheck = detectEnd(synthesis, text, (wasSpoken) =>
        settle(() => {
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
function detectEnd(synthesis: SpeechSynthesis, text: string, onOver: (wasSpoken: boolean) => void) {
  let checks = 0
  let silentChecks = 0
  let wasSpoken = false
  return setInterval(() => {
    checks++
    const isSpeaking = synthesis.speaking || synthesis.pending
    wasSpoken ||= isSpeaking
    silentChecks = isSpeaking ? 0 : silentChecks + 1
    if (silentChecks === SILENT_CHECKS || checks * CHECK_INTERVAL_MS > maxSpeechMs(text)) onOver(wasSpoken)
  }, CHECK_INTERVAL_MS)
}

/** The fields of a voice that the choice depends on. */
type VoiceInfo = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'localService'>

/** A French voice installed on the device, or null. */
export function localVoice<Voice extends VoiceInfo>(voices: readonly Voice[]): Voice | null {
  return frenchVoice(voices.filter(({ localService }) => localService))
}

/** A French voice: installed on the device, else, online, one that speaks over the network. */
function anyFrenchVoice<Voice extends VoiceInfo>(voices: readonly Voice[]): Voice | null {
  return localVoice(voices) ?? (navigator.onLine ? frenchVoice(voices) : null)
}

/** Apple's novelty voices, which sound robotic. The full names contain the language too. */
const ROBOTIC_VOICES = /^(Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/

/** A voice of Québec, else of France, else any French one. Android writes `fr_CA`. */
function frenchVoice<Voice extends VoiceInfo>(voices: readonly Voice[]): Voice | null {
  const speaks = (lang: string) => {
    const all = voices.filter((voice) => voice.lang.replace('_', '-').toLowerCase().startsWith(lang))
    return all.find(({ name }) => !ROBOTIC_VOICES.test(name)) ?? all[0]
  }
  return speaks('fr-ca') ?? speaks('fr-fr') ?? speaks('fr') ?? null
}
