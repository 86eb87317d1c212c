import { withoutDiacritics } from '../../../domain/marks.ts'

/** What a microphone hears. */
type Track = Pick<MediaStreamTrack, 'kind'>

/** Of the Web Speech API, what recognises on the device itself; few browsers have it. */
export interface LocalRecognition {
  lang: string
  processLocally: boolean
  maxAlternatives: number
  interimResults: boolean
  start(track: Track): void
  stop(): void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
}

/** The class of it. Before browsers could be told to stay on the device it had no `available`. */
export interface LocalRecognitionClass {
  new (): LocalRecognition
  available?(asked: { langs: string[]; processLocally: boolean }): Promise<string>
}

declare global {
  interface Window {
    SpeechRecognition?: LocalRecognitionClass
  }
  interface Navigator {
    userAgentData?: { brands: readonly { brand: string }[]; mobile: boolean }
  }
}

/** What is asked of the browser. */
export interface Browser {
  SpeechRecognition?: LocalRecognitionClass | undefined
  navigator: Pick<Navigator, 'userAgentData'>
}

/** What a device may have been given, the nearest first. */
const LANGUAGES = ['fr-CA', 'fr-FR']
/** A word alone is easily taken for another that sounds like it. */
const ALTERNATIVES = 5

/**
 * Listens to a track and tells when the text has been said in it, never that it has not. Only where the browser says that it has French
 * on the device already, and does all there: nothing is asked of a server, nor fetched.
 * @returns what ends it; what was said before may be understood a moment later
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
  // What fails here was a kindness more.
  begin().catch(() => undefined)
  return () => {
    isOver = true
    recognition?.stop()
  }
}

/**
 * The brands that recognise on the device. Others that are built of the same source have the functions and nothing behind them: their
 * page crashes where it asks.
 */
const BRANDS = ['Google Chrome', 'Microsoft Edge']

/** Null where the browser cannot be held to the device. */
function localRecognition({ SpeechRecognition, navigator }: Browser) {
  const { brands = [], mobile = true } = navigator.userAgentData ?? {}
  if (mobile || !brands.some(({ brand }) => BRANDS.includes(brand))) return null
  if (!SpeechRecognition?.available || !('processLocally' in SpeechRecognition.prototype)) return null
  return SpeechRecognition
}

/** The French that the device recognises by itself, without anything to be fetched first; null where there is none. */
async function localLanguage(Recognition: LocalRecognitionClass): Promise<string | null> {
  for (const lang of LANGUAGES) {
    if ((await Recognition.available?.({ langs: [lang], processLocally: true })) === 'available') return lang
  }
  return null
}

/** Whether what was heard holds the words of the text, but for the article at its start: "la vache" in "vache". */
export function isSaidIn(text: string, heard: string): boolean {
  const wanted = wordsIn(text)
  const kernel = wanted.length > 1 && ARTICLES.has(wanted[0] ?? '') ? wanted.slice(1) : wanted
  return kernel.length > 0 && ` ${wordsIn(heard).join(' ')} `.includes(` ${kernel.join(' ')} `)
}

const ARTICLES: ReadonlySet<string> = new Set(['le', 'la', 'l', 'les', 'un', 'une', 'des', 'du'])

function wordsIn(text: string): string[] {
  return (
    withoutDiacritics(text)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  )
}
