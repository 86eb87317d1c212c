import { toPlainLetters } from '../../../domain/diacritics.ts'

/** The part of a microphone track that is used. */
type Track = Pick<MediaStreamTrack, 'kind'>

/** The on-device part of the Web Speech API. Few browsers support it. */
export interface LocalRecognition {
  lang: string
  processLocally: boolean
  maxAlternatives: number
  interimResults: boolean
  start(track: Track): void
  stop(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
}

/** Older versions lack `available`, so recognition cannot be kept on the device. */
export interface LocalRecognitionClass {
  new (): LocalRecognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

declare global {
  interface Window {
    SpeechRecognition?: LocalRecognitionClass
  }
  interface Navigator {
    userAgentData?: { brands: readonly { brand: string }[]; mobile: boolean }
  }
}

/** Browser APIs used here. */
export interface Browser {
  SpeechRecognition?: LocalRecognitionClass | undefined
  navigator: Pick<Navigator, 'userAgentData'>
}

/** Languages to try, preferred first. */
const LANGUAGES = ['fr-CA', 'fr-FR']
/** Single words are easily mistaken for similar ones, so several alternatives are checked. */
const ALTERNATIVES = 5

/**
 * Listens to a track and calls back when the text was recognised; failure is never reported. Only used if
 * French is already installed on the device: nothing is sent to a server or downloaded.
 * @returns a function that stops listening; earlier speech may still be recognised a moment later
 */
export function listenFor(
  text: string,
  track: Track,
  onUnderstood: () => void,
  browser: Browser = window,
): () => void {
  let recognition: LocalRecognition | undefined
  let isOver = false
  const begin = async () => {
    const Recognition = localRecognition(browser)
    const lang = Recognition && (await localLanguage(Recognition))
    if (!lang || isOver) return
    recognition = new Recognition()
    recognition.lang = lang
    recognition.processLocally = true
    recognition.maxAlternatives = ALTERNATIVES
    recognition.interimResults = true
    recognition.onresult = ({ results }) => {
      const heard = Array.from(results).flatMap((result) =>
        Array.from(result, ({ transcript }) => transcript),
      )
      if (heard.some((each) => isSaidIn(text, each))) onUnderstood()
    }
    recognition.start(track)
  }
  // Recognition is optional, so failures are ignored.
  begin().catch(() => undefined)
  return () => {
    isOver = true
    recognition?.stop()
  }
}

/**
 * Browsers with working on-device recognition. Others built on Chromium expose the API, but the page crashes
 * when it is used.
 */
const BRANDS = ['Google Chrome', 'Microsoft Edge']

/** Null if recognition cannot be kept on the device. */
function localRecognition({ SpeechRecognition, navigator }: Browser) {
  const { brands = [], mobile = true } = navigator.userAgentData ?? {}
  if (mobile || !brands.some(({ brand }) => BRANDS.includes(brand))) return null
  if (!SpeechRecognition?.available || !('processLocally' in SpeechRecognition.prototype)) return null
  return SpeechRecognition
}

/** The French variant that is installed on the device; null if there is none. */
async function localLanguage(Recognition: LocalRecognitionClass): Promise<string | null> {
  for (const lang of LANGUAGES) {
    if ((await Recognition.available?.({ langs: [lang], processLocally: true })) === 'available') return lang
  }
  return null
}

/** Whether the heard text contains the words, ignoring a leading article: "la vache" in "vache". */
export function isSaidIn(text: string, heard: string): boolean {
  const expected = wordsIn(text)
  const core = expected.length > 1 && ARTICLES.has(expected[0] ?? '') ? expected.slice(1) : expected
  return core.length > 0 && ` ${wordsIn(heard).join(' ')} `.includes(` ${core.join(' ')} `)
}

const ARTICLES: ReadonlySet<string> = new Set(['le', 'la', 'l', 'les', 'un', 'une', 'des', 'du'])

function wordsIn(text: string): string[] {
  return (
    toPlainLetters(text)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  )
}
