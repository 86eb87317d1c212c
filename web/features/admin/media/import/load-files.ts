import { MAX_MEDIA_BYTES } from '../../../../../domain/api/media.ts'
import { MAX_CREDIT_LENGTH } from '../../../../../domain/api/recording.ts'
import { loadPart } from '../../../../lib/loading/load-part.ts'
import { decodeText } from '../../lists/decode-text.ts'
import { MAX_FILES, MAX_TOTAL_BYTES, nameOf, type SourceFile } from './source-file.ts'

export interface LoadedFiles {
  sounds: readonly SourceFile[]
  /** Names of sounds above the size limit. */
  tooLarge: readonly string[]
  credit: FoundCredit
}

/**
 * Lists the sounds in chosen files, a folder or zips.
 * @throws {Error} with a French message
 */
export async function loadFiles(chosen: readonly File[]): Promise<LoadedFiles> {
  const all = (await Promise.all(chosen.map(filesIn))).flat()
  if (all.length > MAX_FILES)
    throw new Error(`Il y a plus de ${MAX_FILES} fichiers : choisissez-en moins à la fois.`)
  if (all.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_TOTAL_BYTES)
    throw new Error('Les fichiers font plus de 300 Mo ensemble : choisissez-en moins à la fois.')
  const files = all.filter(({ path }) => !HIDDEN_FILE.test(path))
  const sounds = files.filter(({ path }) => isSound(path))
  if (sounds.length === 0)
    throw new Error("Il n'y a pas de son ici : il faut OGG, MP3, WAV, M4A, OPUS ou WebM.")
  const isSmallEnough = ({ bytes }: SourceFile) => bytes <= MAX_MEDIA_BYTES
  return {
    sounds: sounds.filter(isSmallEnough),
    tooLarge: sounds.filter((file) => !isSmallEnough(file)).map(nameOf),
    credit: await findCredit(files),
  }
}

/** Files that operating systems create for themselves. */
const HIDDEN_FILE = /(?:^|[\\/])(?:__MACOSX[\\/]|\.[^.\\/])/

async function filesIn(file: File): Promise<SourceFile[]> {
  if (/\.zip$/i.test(file.name)) {
    const { zipFiles } = await loadPart(() => import('./zip-files.ts'))
    return zipFiles(file)
  }
  return [{ path: file.webkitRelativePath || file.name, bytes: file.size, read: async () => file }]
}

/** Speaker and licence, read from notes next to the recordings. */
interface FoundCredit {
  text: string
  /** Names of the notes. */
  from: readonly string[]
  /** True if the text was shortened to the limit. */
  isCut: boolean
}

/** Names of notes in order: credits come before long licence texts, whose beginning suffices. */
const NOTE_NAMES = [
  /^(?:credits?|crédits?|authors?|auteurs?|attribution)/i,
  /^(?:readme|lisez[ _-]?moi)/i,
  /^(?:licen[cs]e|copying|copyright)/i,
]
const TEXT_FILE_NAME = /^[^.]+(?:\.(?:txt|md))?$/i
/** Larger files are not notes. */
const MAX_NOTE_BYTES = 64 * 1024

/** Joins the texts of all notes, up to `MAX_CREDIT_LENGTH` characters. */
async function findCredit(files: readonly SourceFile[]): Promise<FoundCredit> {
  const notes = NOTE_NAMES.flatMap((pattern) =>
    files.filter(
      (file) =>
        file.bytes <= MAX_NOTE_BYTES && TEXT_FILE_NAME.test(nameOf(file)) && pattern.test(nameOf(file)),
    ),
  )
  const texts = await Promise.all(notes.map(async (file) => cleanText(await textOf(file))))
  const text = texts.filter((each) => each !== '').join('\n\n')
  return {
    text: text.slice(0, MAX_CREDIT_LENGTH).trim(),
    from: notes.map(nameOf),
    isCut: text.length > MAX_CREDIT_LENGTH,
  }
}

/** Reads a note. An unreadable note is skipped so that it does not block the import. */
async function textOf(file: SourceFile): Promise<string> {
  return file.read().then(
    async (content) => decodeText(await content.arrayBuffer()),
    () => '',
  )
}

function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The spoken text, according to the file's name. */
interface FileNameText {
  /** Possible readings, the most literal first. */
  texts: readonly string[]
  /** True if the name is marked as French. */
  isFrench: boolean
}

const SOUND_EXTENSION = /\.(?:ogg|oga|opus|mp3|wav|m4a|mp4|aac|flac|webm)$/i

function isSound(path: string): boolean {
  return SOUND_EXTENSION.test(path)
}

/** Parses a file name; null if it is marked as another language. */
export function parseFileName(path: string): FileNameText | null {
  const name = nameOf({ path })
    .replace(SOUND_EXTENSION, '')
    .replace(/\s*\(\d+\)$/, '')
    .trim()
  const [, language, text] = LINGUA_LIBRE.exec(name) ?? []
  if (language && text) return language.toLowerCase() === 'fra' ? { texts: [text], isFrench: true } : null
  if (ENGLISH_PREFIX.test(name)) return null
  const [, french] = FRENCH_PREFIX.exec(name) ?? []
  const texts = withoutNumber(french ?? name)
  return { texts, isFrench: french !== undefined }
}

/**
 * Names from Lingua Libre, e.g. `LL-Q150 (fra)-Someone-arc-en-ciel.wav`. If the speaker's name has a hyphen,
 * the rest is not a word of the site and the file stays unmatched.
 */
const LINGUA_LIBRE = /^LL-Q\d+[ _]\((\w+)\)-[^-]+-(.+)$/i
/** `fr-vache`, `Fr_la vache`, `fr-CA-vache`. */
const FRENCH_PREFIX = /^fr(?:[-_](?:fr|ca|be|ch))?[-_ ]+(.+)$/i
/** English recordings on Wikimedia Commons, e.g. `En-us-cow`. "en-" alone may begin a French text such as "en haut". */
const ENGLISH_PREFIX = /^en-(?:us|uk|gb|ca|au)-/i

/** Readings with and without a leading number, e.g. "03 - vache" and "vache". */
function withoutNumber(text: string): string[] {
  const without = text.replace(/^\d+[\s._-]+(?=\p{L})/u, '')
  return without === text ? [text] : [text, without]
}
