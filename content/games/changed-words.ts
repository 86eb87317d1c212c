import type { VocabularyWord } from '../../domain/api/page.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { type DraftItem, readRecord, writeRecord } from '../../domain/games/record-draft.ts'
import type { RecordForm } from '../../domain/games/record-form.ts'
import { games } from '../../domain/games/registry.ts'
import type { Grade } from '../grades.ts'
import { type PageGameKind, suitableWords } from './games-of-page.ts'
import { recordOfWords } from './new-game.ts'

/** A word of a page before and after an edit; `to` is null if it was removed. */
export interface WordChange {
  from: VocabularyWord
  to: VocabularyWord | null
}

/**
 * Maximum number of changes, because each is compared with every game of its page. Older changes are ignored.
 */
export const MAX_CHANGES = 200

/**
 * Finds changed and removed words, the newest `MAX_CHANGES` first. A removed word is matched to a new word
 * with the same English or picture.
 * @param former the words of earlier versions, the newest first
 */
export function changesOfWords(
  former: readonly (readonly VocabularyWord[])[],
  words: readonly VocabularyWord[],
): WordChange[] {
  const all = former.flatMap((before) => changesSince(before, words))
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()].slice(0, MAX_CHANGES)
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

/** A game's record after the changes of its page, and the changes that were applied. */
interface ChangedRecord {
  data: string
  applied: WordChange[]
}

/**
 * Applies the changes of a page to a game's record. Only the page's own text is replaced; fields edited in the game are
 * kept. Returns the same `data` if no change applies.
 * @param words the page's current words
 */
export function withChangedWords(
  kind: PageGameKind,
  data: string,
  changes: readonly WordChange[],
  { words, grade }: { words: readonly VocabularyWord[]; grade: Grade | null },
): ChangedRecord {
  const { form } = games[kind]
  const record = form && readRecord(form, data)
  if (!form || !record) return { data, applied: [] }
  const rowsOf = (some: readonly VocabularyWord[]) => freshRows(form, kind, some, grade)
  const [askedField] = form.fields
  const asked = askedField?.path ?? ''
  const keyOf = (item: DraftItem) => textKey(item[asked] ?? '')
  const keysOnPage = new Set(rowsOf(words).items.map(keyOf))
  const applied: WordChange[] = []
  let draft = record
  for (const change of changes) {
    const before = rowsOf([change.from])
    const [item] = before.items
    const keys = new Set(draft.items.map(keyOf))
    if (!item || !keys.has(keyOf(item))) continue
    const after = rowsOf(change.to === null ? [] : [change.to])
    const [next] = after.items
    const hasNewKey = !next || keyOf(next) !== keyOf(item)
    // Another word of the page has the same key.
    if (hasNewKey && keysOnPage.has(keyOf(item))) continue
    // If the game already has the new word, the old row is removed.
    const isDuplicate = next !== undefined && hasNewKey && keys.has(keyOf(next))
    const items = replaced(draft.items, item, isDuplicate ? undefined : next, asked)
    // An edited row stays, with its choice.
    if (hasNewKey && isSame(items, draft.items)) continue
    const choices = withChoice(draft.choices, before.choices[0], after.choices[0])
    const changed = { ...draft, items, choices }
    if (isSame(changed, draft)) continue
    draft = changed
    applied.push(change)
  }
  return applied.length === 0 ? { data, applied } : { data: writeRecord(form, draft), applied }
}

/** The items and choices of a new record of these words. Words that do not suit the kind have none. */
function freshRows(
  form: RecordForm,
  kind: PageGameKind,
  words: readonly VocabularyWord[],
  grade: Grade | null,
) {
  const fresh = readRecord(form, recordOfWords(kind, suitableWords(kind, words, grade), grade) ?? '[]')
  // Written and read back, so that defaults are filled in as in a stored game.
  const stored = fresh && readRecord(form, writeRecord(form, fresh))
  return { items: stored?.items ?? [], choices: stored?.choices ?? [] }
}

/** Changes the rows of the same key from `before` to `after`, or removes them if they were not edited. */
function replaced(
  rows: readonly DraftItem[],
  before: DraftItem,
  after: DraftItem | undefined,
  key: string,
): DraftItem[] {
  return rows.flatMap((row) => {
    if (textKey(row[key] ?? '') !== textKey(before[key] ?? '')) return [row]
    if (after) return [merged(row, before, after)]
    return isOfPage(row, before) ? [] : [row]
  })
}

/** True if every filled field of the row is the page's own text. */
function isOfPage(row: DraftItem, before: DraftItem): boolean {
  return Object.entries(row).every(
    ([path, text]) => text === '' || textKey(text) === textKey(before[path] ?? ''),
  )
}

function merged(row: DraftItem, before: DraftItem, after: DraftItem): DraftItem {
  const fields = Object.entries(row).map(([path, text]) => {
    const isFromPage = textKey(text) === textKey(before[path] ?? '')
    return [path, isFromPage ? (after[path] ?? '') : text]
  })
  return Object.fromEntries(fields)
}

function withChoice(choices: readonly DraftItem[], before?: DraftItem, after?: DraftItem): DraftItem[] {
  const rowWord = before ?? after
  if (!rowWord) return [...choices]
  const has = (choice: DraftItem) =>
    choices.some(({ word }) => textKey(word ?? '') === textKey(choice.word ?? ''))
  if (!has(rowWord)) return after ? [...choices, after] : [...choices]
  const isDuplicate =
    after !== undefined && textKey(after.word ?? '') !== textKey(rowWord.word ?? '') && has(after)
  return replaced(choices, rowWord, isDuplicate ? undefined : after, 'word')
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
