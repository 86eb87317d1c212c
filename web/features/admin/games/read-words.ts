import * as z from 'zod/mini'
import { findWord } from '../../../../content/words/find-word.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { withoutArticle } from '../../../../domain/french.ts'
import { textKey } from '../../../../domain/games/plain-text.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'
import type { UnreadLine } from '../lists/read-table.ts'
import { columnRoleOf, readWordRows } from '../lists/read-word-rows.ts'

const WORD_COLUMNS = ['french', 'english', 'ignore'] as const
export type WordColumn = (typeof WORD_COLUMNS)[number]

/** A word list as its form stores it. `columns`: the roles that the teacher chose, by column index. */
export const wordListDraft = z.object({
  text: z.string(),
  columns: z.record(z.string(), z.enum(WORD_COLUMNS)),
})
export type WordListDraft = z.infer<typeof wordListDraft>

export const EMPTY_WORD_LIST: WordListDraft = { text: '', columns: {} }

type ChosenWordColumns = Readonly<Record<number, WordColumn>>

interface WordListColumn {
  index: number
  title: string
  sample: string
  column: WordColumn
}

export interface WordListContents {
  words: VocabularyWord[]
  /** Skipped lines: titles, settings and lines without a French word. */
  unread: UnreadLine[]
  columns: WordListColumn[]
  delimiter: string
}

export function readWords(
  source: string | ArrayBuffer,
  own: readonly VocabularyWord[] = [],
): VocabularyWord[] {
  return readWordList(source, own).words
}

/**
 * Reads a word list: one word per line with optional English, or all words on one line, separated by commas.
 * Pictures and sounds come from the word bank and from `own`, the words of the school's own pages. Every line
 * ends up in `words` or `unread`.
 */
export function readWordList(
  source: string | ArrayBuffer,
  own: readonly VocabularyWord[] = [],
  chosen: ChosenWordColumns = {},
): WordListContents {
  const { rows, titles, unread, delimiter } = readWordRows(source, (text) => findWord(text)?.english)
  const columns = { ...guessColumns(titles, rows), ...chosen }
  const indexOf = (role: WordColumn) =>
    Number(Object.keys(columns).find((index) => columns[Number(index)] === role) ?? -1)
  const [french, english] = [indexOf('french'), indexOf('english')]
  const wordOf = (french: string, english: string) => {
    const found = findKnownWord(french, own)
    return found ? withTypedEnglish(found, english) : { french, english, image: null, sound: null }
  }
  const read = rows.map(({ cells, ...row }) => ({
    ...row,
    french: cells[french] ?? '',
    english: cells[english] ?? '',
  }))
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return {
    words: read.filter((row) => row.french !== '').map((row) => wordOf(row.french, row.english)),
    unread: [
      ...unread,
      ...read
        .filter((row) => row.french === '')
        .map(({ line, raw }) => ({ line, raw, reason: "Il n'y a pas de mot français." })),
    ].toSorted((one, other) => one.line - other.line),
    columns: Array.from({ length: width }, (_none, index) => ({
      index,
      title: titles[index]?.trim() ?? '',
      sample: rows.map(({ cells }) => cells[index] ?? '').find((cell) => cell !== '') ?? '',
      column: columns[index] ?? 'ignore',
    })).filter(({ title, sample }) => title !== '' || sample !== ''),
    delimiter,
  }
}

/** Guesses the columns' roles from their titles. Without titles, the first two non-empty columns are used. */
function guessColumns(
  titles: readonly string[],
  rows: readonly { cells: readonly string[] }[],
): ChosenWordColumns {
  const named = titles.map(columnRoleOf)
  if (named.includes('french')) {
    return { [named.indexOf('french')]: 'french', [named.indexOf('english')]: 'english' }
  }
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const filled = Array.from({ length: width }, (_none, index) => index).filter((index) =>
    rows.some(({ cells }) => (cells[index] ?? '') !== ''),
  )
  const [french = 0, english = -1] = filled
  return { [french]: 'french', [english]: 'english' }
}

/** Looks up a word in the word bank and the school's own words, with or without its article. */
export function findKnownWord(
  french: string,
  own: readonly VocabularyWord[] = [],
): VocabularyWord | undefined {
  const key = textKey(french)
  const isSameWord = (word: VocabularyWord) =>
    [textKey(word.french), withoutArticle(textKey(word.french))].includes(key)
  return findWord(french) ?? own.find(isSameWord)
}

/**
 * Uses the English that was typed. If it means something else ("la serviette = towel"), drops the word bank's
 * picture and example, which do not fit.
 */
function withTypedEnglish(found: VocabularyWord, english: string): VocabularyWord {
  if (english === '') return found
  if (sharesWord(english, found.english)) return { ...found, english }
  const { example: _example, ...said } = found
  return { ...said, english, image: null }
}

function sharesWord(one: string, other: string): boolean {
  const words = wordsIn(other)
  return wordsIn(one).some((word) => words.includes(word))
}

function wordsIn(english: string): string[] {
  return normalizeForSearch(english)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
}

const SMALL_WORDS = new Set(['a', 'an', 'the', 'to', 'of', 'some', 'my', 'is', 'it', 'i'])
