import { findWord } from '../../../../content/words/find-word.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { fold } from '../../../lib/text/fold.ts'
import { readTable } from '../data/read-table.ts'

const FRENCH = ['francais', 'mot', 'mots', 'french', 'word']
const ENGLISH = ['anglais', 'english', 'traduction']

/**
 * The words of a list that was pasted or of the bytes of a file: one a line, with its English behind it where it
 * is known; or all on one line, with commas between them. What the bank knows brings its picture and its sound.
 */
export function readWords(source: string | ArrayBuffer): VocabularyWord[] {
  const rows = readTable(source, delimiterOf).map(({ cells }) => cells)
  const [first = []] = rows
  const header = first.map((name) => fold(name))
  const hasHeader = header.some((name) => FRENCH.includes(name))
  const french = hasHeader ? header.findIndex((name) => FRENCH.includes(name)) : 0
  const english = hasHeader ? header.findIndex((name) => ENGLISH.includes(name)) : 1
  const isOneLine = rows.length === 1 && !hasHeader
  const words = isOneLine
    ? first.map((word) => wordOf(word, ''))
    : rows.slice(hasHeader ? 1 : 0).map((row) => wordOf(row[french] ?? '', row[english] ?? ''))
  return words.filter((word) => word.french !== '')
}

/** A comma parts cells where every line has as many of them: else it belongs to what is said. */
function delimiterOf(text: string): string {
  const sure = ['\t', ';', '='].find((sign) => text.includes(sign))
  if (sure) return sure
  const commas = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.split(',').length))
  return new Set(commas).size === 1 ? ',' : NO_DELIMITER
}

/** The unit separator, which nobody types. */
const NO_DELIMITER = '\u001F'

function wordOf(french: string, english: string): VocabularyWord {
  return findWord(french) ?? { french: french.trim(), english: english.trim(), image: null, sound: null }
}
