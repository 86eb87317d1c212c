import type { StoredGame } from '../../domain/api/game.ts'
import type { VocabularyWord } from '../../domain/api/page.ts'
import { checkRecord } from '../../domain/games/check-record.ts'
import type { DeckNote } from '../../domain/games/deck-note.ts'
import { phraseSigns } from '../../domain/games/french-letters.ts'
import { recordText, textKey } from '../../domain/games/plain-text.ts'
import { readRecord, writeRecord } from '../../domain/games/record-draft.ts'
import { games } from '../../domain/games/registry.ts'
import { type Grade, needsNoReading } from '../grades.ts'
import { linkKind } from '../site/link-kind.ts'
import { namesOfGame, recordOfWords, settingsOf } from './new-game.ts'

/** Kinds offered on a word page, in order of learning. */
export const pageGameKinds = [
  'exposed',
  'memory',
  'matching',
  'listening',
  'word-challenge',
  'word-search',
  'dictee-eclair',
] as const
export type PageGameKind = (typeof pageGameKinds)[number]

/** A game made of a page's words, with the number of words used, or the reason why it cannot be made. */
export type PageGame = { data: string; taken: number } | { fault: DeckNote }

/** Makes a game of the suitable words. Words that are too long for a card or have no letters are left out. */
export function makeGame(
  kind: PageGameKind,
  words: readonly VocabularyWord[],
  grade: Grade | null,
): PageGame {
  const taken = suitableWords(kind, words, grade)
  const data = withSettings(kind, recordOfWords(kind, taken, grade) ?? '[]', grade)
  const [fault] = checkRecord(kind, data).faults
  return fault === undefined ? { data, taken: taken.length } : { fault }
}

/**
 * The words of a page that none of its games has, because they were added later. If at least one game has a
 * word, the others leave it out on purpose or because it does not suit them.
 */
export function newWordsOf<Word extends VocabularyWord>(
  words: readonly Word[],
  played: readonly Pick<StoredGame, 'clientID' | 'data'>[],
  grade: Grade | null,
): Word[] {
  const known = new Map<PageGameKind, Set<string>>()
  for (const { clientID, data } of played) {
    const kind = pageGameKind(clientID)
    if (kind) known.set(kind, new Set([...(known.get(kind) ?? []), ...keysIn(kind, data)]))
  }
  return words.filter((word) => {
    const kinds = [...known].filter(([kind]) => suitableWords(kind, [word], grade).length > 0)
    return (
      kinds.length > 0 &&
      kinds.every(([kind, keys]) => !keysOf(kind, [word], grade).some((key) => keys.has(key)))
    )
  })
}

/** Adds the suitable words that a record does not have yet. Returns the same text if there are none. */
export function withWords(
  kind: PageGameKind,
  data: string,
  words: readonly VocabularyWord[],
  grade: Grade | null,
): string {
  const { form } = games[kind]
  const record = form && readRecord(form, data)
  if (!form || !record) return data
  const there = new Set(keysIn(kind, data))
  const lacking = suitableWords(kind, words, grade).filter(
    (word) => !keysOf(kind, [word], grade).some((key) => there.has(key)),
  )
  if (lacking.length === 0) return data
  const added = readRecord(form, recordOfWords(kind, lacking, grade) ?? '[]')
  return writeRecord(form, {
    ...record,
    items: [...record.items, ...(added?.items ?? [])],
    choices: [...record.choices, ...(added?.choices ?? [])],
  })
}

/** The kind of a game by its key; null for kinds that are not on word pages. */
export function pageGameKind(clientID: string): PageGameKind | null {
  const kind = linkKind(clientID)
  return pageGameKinds.find((each) => each === kind) ?? null
}

/**
 * Key and identifier of a page's game, derived from the page key:
 * `Page_Grade4_Vocabulary_LaPlage` → `Page_Games_Memory_Grade4_LaPlage` and `memory-grade4-la-plage`.
 */
export function namesOnPage(kind: PageGameKind, pageID: string, grade: Grade | null) {
  const theme = pageID.replace(/^Page_(?:Grade\d_)?Vocabulary_/, '')
  const title = theme.replaceAll('_', '-').replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
  const { clientID, id } = namesOfGame({ kind, grade, title }, NOTHING_TAKEN)
  return { clientID: `${clientID.slice(0, clientID.lastIndexOf('_'))}_${theme}`, id }
}

const NOTHING_TAKEN = { clientIDs: new Set<string>(), ids: new Set<string>() }

/** The words that suit a kind. */
export function suitableWords<Word extends VocabularyWord>(
  kind: PageGameKind,
  words: readonly Word[],
  grade: Grade | null,
): Word[] {
  const isRead = !needsNoReading(grade)
  return words.filter((word) => isSaid(word) && (games[kind].takes?.(word, isRead) ?? true))
}

/** True if a word has letters and no characters that games cannot show. */
function isSaid({ french, english }: VocabularyWord): boolean {
  const isPlain = [french, english || french].every((text) => recordText.safeParse(text).success)
  return isPlain && phraseSigns(french, false).some(({ letter }) => letter !== null)
}

function withSettings(kind: PageGameKind, data: string, grade: Grade | null): string {
  const { form } = games[kind]
  const record = form && readRecord(form, data)
  if (!form || !record) return data
  return writeRecord(form, { ...record, settings: [...record.settings, ...settingsOf(kind, grade)] })
}

/** The identifying texts of a game's items. */
function keysIn(kind: PageGameKind, data: string): string[] {
  const { form } = games[kind]
  const [asked] = form?.fields ?? []
  if (!form || !asked) return []
  return (readRecord(form, data)?.items ?? []).map((item) => textKey(item[asked.path] ?? ''))
}

function keysOf(kind: PageGameKind, words: readonly VocabularyWord[], grade: Grade | null): string[] {
  return keysIn(kind, recordOfWords(kind, words, grade) ?? '[]')
}
