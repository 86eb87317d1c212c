import { MAX_CREDIT_LENGTH } from '../../../../../domain/api/recording.ts'
import { decodeText } from '../../lists/decode-text.ts'
import { nameOf, type SourceFile } from './source-file.ts'

/** Speaker and licence, read from notes next to the recordings. */
export interface FoundCredit {
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
const IS_TEXT = /^[^.]+(?:\.(?:txt|md))?$/i
/** Larger files are not notes. */
const MAX_NOTE_BYTES = 64 * 1024

/** Joins the texts of all notes, up to `MAX_CREDIT_LENGTH` characters. */
export async function findCredit(files: readonly SourceFile[]): Promise<FoundCredit> {
  const notes = NOTE_NAMES.flatMap((pattern) =>
    files.filter(
      (file) => file.bytes <= MAX_NOTE_BYTES && IS_TEXT.test(nameOf(file)) && pattern.test(nameOf(file)),
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
