import { nameOf } from './source-file.ts'

/** The spoken text, according to the file's name. */
export interface FileNameText {
  /** Possible readings, the most literal first. */
  texts: readonly string[]
  /** True if the name is marked as French. */
  isFrench: boolean
}

const SOUND = /\.(?:ogg|oga|opus|mp3|wav|m4a|mp4|aac|flac|webm)$/i

export function isSound(path: string): boolean {
  return SOUND.test(path)
}

/** Parses a file name; null if it is marked as another language. */
export function parseFileName(path: string): FileNameText | null {
  const name = nameOf({ path })
    .replace(SOUND, '')
    .replace(/\s*\(\d+\)$/, '')
    .trim()
  const [, language, text] = LINGUA_LIBRE.exec(name) ?? []
  if (language && text) return language.toLowerCase() === 'fra' ? { texts: [text], isFrench: true } : null
  if (ENGLISH.test(name)) return null
  const [, french] = FRENCH.exec(name) ?? []
  const texts = withoutNumber(french ?? name)
  return { texts, isFrench: french !== undefined }
}

/**
 * Names from Lingua Libre, e.g. `LL-Q150 (fra)-Someone-arc-en-ciel.wav`. If the speaker's name has a hyphen, the rest is not a
 * word of the site and the file stays unmatched.
 */
const LINGUA_LIBRE = /^LL-Q\d+[ _]\((\w+)\)-[^-]+-(.+)$/i
/** `fr-vache`, `Fr_la vache`, `fr-CA-vache`. */
const FRENCH = /^fr(?:[-_](?:fr|ca|be|ch))?[-_ ]+(.+)$/i
/** English recordings on Wikimedia Commons, e.g. `En-us-cow`. "en-" alone may begin a French text such as "en haut". */
const ENGLISH = /^en-(?:us|uk|gb|ca|au)-/i

/** Readings with and without a leading number, e.g. "03 - vache" and "vache". */
function withoutNumber(text: string): string[] {
  const without = text.replace(/^\d+[\s._-]+(?=\p{L})/u, '')
  return without === text ? [text] : [text, without]
}
