import { MOST_CREDIT } from '../../../../../domain/api/recording.ts'
import { decodeText } from '../../lists/decode-text.ts'
import { type BroughtFile, nameOf } from './brought-file.ts'

/** Who speaks and under which licence, as files beside the recordings say. */
export interface FoundCredit {
  text: string
  /** The files that say it. */
  from: readonly string[]
  /** It was longer than can be kept. */
  isCut: boolean
}

/** Those who tell who speaks come before long texts of licences, of which the beginning says which one it is. */
const NAMES = [
  /^(?:credits?|crédits?|authors?|auteurs?|attribution)/i,
  /^(?:readme|lisez[ _-]?moi)/i,
  /^(?:licen[cs]e|copying|copyright)/i,
]
const IS_TEXT = /^[^.]+(?:\.(?:txt|md))?$/i
/** A text that is longer than this is no note beside recordings. */
const MOST_BYTES_READ = 64 * 1024

export async function creditIn(files: readonly BroughtFile[]): Promise<FoundCredit> {
  const notes = NAMES.flatMap((pattern) =>
    files.filter(
      (file) => file.bytes <= MOST_BYTES_READ && IS_TEXT.test(nameOf(file)) && pattern.test(nameOf(file)),
    ),
  )
  const texts = await Promise.all(notes.map(async (file) => tidy(await textOf(file))))
  const text = texts.filter((each) => each !== '').join('\n\n')
  return {
    text: text.slice(0, MOST_CREDIT).trim(),
    from: notes.map(nameOf),
    isCut: text.length > MOST_CREDIT,
  }
}

/** A note that cannot be read keeps no recording away. */
async function textOf(file: BroughtFile): Promise<string> {
  return file.read().then(
    async (content) => decodeText(await content.arrayBuffer()),
    () => '',
  )
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
