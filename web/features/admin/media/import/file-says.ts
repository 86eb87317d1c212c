import { nameOf } from './brought-file.ts'

/** What a file's name says that is said in it. */
export interface FileSays {
  /** The most literal reading first. */
  texts: readonly string[]
  /** The name itself tells that the text is French, not English for a French word. */
  isFrench: boolean
}

const SOUND = /\.(?:ogg|oga|opus|mp3|wav|m4a|mp4|aac|flac|webm)$/i

export function isSound(path: string): boolean {
  return SOUND.test(path)
}

/** Null where the name tells that another language is spoken. */
export function fileSays(path: string): FileSays | null {
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
 * Lingua Libre's names: `LL-Q150 (fra)-Someone-arc-en-ciel.wav`. Where the name of who speaks has a hyphen itself, nothing tells
 * where it ends: the rest is no word then, and is not guessed at.
 */
const LINGUA_LIBRE = /^LL-Q\d+[ _]\((\w+)\)-[^-]+-(.+)$/i
/** `fr-vache`, `Fr_la vache`, `fr-CA-vache`. */
const FRENCH = /^fr(?:[-_](?:fr|ca|be|ch))?[-_ ]+(.+)$/i
/** Names of Commons for English spoken by people: `En-us-cow`. "en-" alone may begin a French text: "en haut". */
const ENGLISH = /^en-(?:us|uk|gb|ca|au)-/i

/** "03 - vache" is "vache", where it is not the "03 - vache" itself that is looked for. */
function withoutNumber(text: string): string[] {
  const without = text.replace(/^\d+[\s._-]+(?=\p{L})/u, '')
  return without === text ? [text] : [text, without]
}
