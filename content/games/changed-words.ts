import type { VocabularyWord } from '../../domain/api/page.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { type DraftItem, type RecordDraft, readRecord, writeRecord } from '../../domain/games/record-draft.ts'
import type { RecordForm } from '../../domain/games/record-form.ts'
import { games } from '../../domain/games/registry.ts'
import type { Grade } from '../grades.ts'
import { type PageGameKind, wordsFor } from './games-of-page.ts'
import { recordOfWords } from './new-game.ts'

/** A word as it stood on a page, and as it stands there now; `to` is null if it was removed. */
export interface WordChange {
  from: VocabularyWord
  to: VocabularyWord | null
}

/**
 * Finds changed and removed words. A removed word is matched to a new word with the same English or picture.
 * @param former the words of earlier versions, the newest first
 */
export function changesOfWords(
  former: readonly (readonly VocabularyWord[])[],
  words: readonly VocabularyWord[],
): WordChange[] {
  const all = former.flatMap((before) => changesSince(before, words))
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()]
}

function changesSince(before: readonly VocabularyWord[], words: readonly VocabularyWord[]): WordChange[] {
  const current = new Map(words.map((word) => [textKey(word.french), word]))
  const known = new Set(before.map(({ french }) => textKey(french)))
  const fresh = words.filter(({ french }) => !known.has(textKey(french)))
  return before.flatMap((from): WordChange[] => {
    const same = current.get(textKey(from.french))
    if (same) return isAlike(from, same) ? [] : [{ from, to: same }]
    const index = fresh.findIndex((word) => meansTheSame(from, word))
    const [to = null] = index < 0 ? [] : fresh.splice(index, 1)
    return [{ from, to }]
  })
}

function isAlike(one: VocabularyWord, other: VocabularyWord): boolean {
  const keys = ['french', 'english', 'image', 'sound'] as const
  return keys.every((key) => one[key] === other[key])
}

function meansTheSame(one: VocabularyWord, other: VocabularyWord): boolean {
  const hasSameEnglish = one.english !== '' && textKey(one.english) === textKey(other.english)
  return hasSameEnglish || (one.image !== null && one.image === other.image)
}

/**
 * A game's record after the changes; the same text if none concerns it. A field that was written by hand in the game keeps its text:
 * only what the game had from the page is replaced.
 * @param words the words of the page now
 */
export function withChangedWords(
  kind: PageGameKind,
  data: string,
  changes: readonly WordChange[],
  { words, grade }: { words: readonly VocabularyWord[]; grade: Grade | null },
): string {
  const { form } = games[kind]
  const record = form && readRecord(form, data)
  if (!form || !record) return data
  const rowsOf = (some: readonly VocabularyWord[]) => freshRows(form, kind, some, grade)
  const [askedField] = form.fields
  const asked = askedField?.path ?? ''
  const keyOf = (item: DraftItem) => textKey(item[asked] ?? '')
  const changed = { ...record }
  for (const { from, to } of changes) {
    const [before, after] = [rowsOf([from]), rowsOf(to === null ? [] : [to])]
    const [item] = before.items
    const [next] = after.items
    if (!item || !changed.items.some((each) => keyOf(each) === keyOf(item))) continue
    // Another word of the page is asked for by the same text.
    const isOfOther = !next || keyOf(next) !== keyOf(item)
    if (isOfOther && rowsOf(words).items.some((each) => keyOf(each) === keyOf(item))) continue
    changed.items = replaced(changed.items, item, next, asked)
    changed.choices = withChoice(changed.choices, before.choices[0], after.choices[0])
  }
  return isSameDraft(changed, record) ? data : writeRecord(form, changed)
}

/** The items and choices that a new record has for words; a word that the kind does not take has none. */
function freshRows(
  form: RecordForm,
  kind: PageGameKind,
  words: readonly VocabularyWord[],
  grade: Grade | null,
) {
  const fresh = readRecord(form, recordOfWords(kind, wordsFor(kind, words, grade), grade) ?? '[]')
  return { items: fresh?.items ?? [], choices: fresh?.choices ?? [] }
}

/** The rows with the one of the same key changed from `before` to `after`, or left out. */
function replaced(
  rows: readonly DraftItem[],
  before: DraftItem,
  after: DraftItem | undefined,
  key: string,
): DraftItem[] {
  return rows.flatMap((row) => {
    if (textKey(row[key] ?? '') !== textKey(before[key] ?? '')) return [row]
    return after ? [merged(row, before, after)] : []
  })
}

function merged(row: DraftItem, before: DraftItem, after: DraftItem): DraftItem {
  const fields = Object.entries(row).map(([path, text]) => {
    const isOfPage = textKey(text) === textKey(before[path] ?? '')
    return [path, isOfPage ? (after[path] ?? '') : text]
  })
  return Object.fromEntries(fields)
}

function withChoice(choices: readonly DraftItem[], before?: DraftItem, after?: DraftItem): DraftItem[] {
  const wanted = before ?? after
  if (!wanted) return [...choices]
  const isThere = choices.some(({ word = '' }) => textKey(word) === textKey(wanted.word ?? ''))
  if (isThere) return replaced(choices, before ?? wanted, after, 'word')
  return after ? [...choices, after] : [...choices]
}

function isSameDraft(one: RecordDraft, other: RecordDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
