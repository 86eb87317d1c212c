import {
  instructionsOf,
  namesOfGame,
  recordOfWords,
  settingsOf,
  type TakenNames,
} from '../../../../content/games/new-game.ts'
import { type Grade, needsNoReading } from '../../../../content/grades.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { type DraftItem, type RecordDraft, readRecord } from '../../../../domain/games/record-draft.ts'
import { games } from '../../../../domain/games/registry.ts'
import { type GameDraft, menuTitle } from './game-draft.ts'
import { wordsOfGame } from './words-of-game.ts'

/** Finds a word in the word bank or the school's words. */
type KnownWord = (french: string) => VocabularyWord | undefined

/**
 * Returns the draft of a new game for another grade, which is part of its key and id. Instructions, settings
 * and items that are the former grade's defaults become those of the new grade.
 */
export function draftForGrade(
  draft: GameDraft,
  grade: Grade | null,
  taken: TakenNames,
  known: KnownWord,
): GameDraft {
  const { kind } = draft
  const names = namesOfGame({ kind, grade, title: menuTitle(draft) }, taken)
  const isOwnText = draft.instructions !== instructionsOf(kind, draft.grade)
  const instructions = isOwnText ? draft.instructions : instructionsOf(kind, grade)
  const record = draft.record && withItemsFor(grade, draft, draft.record, known)
  return { ...draft, ...names, grade, instructions, record: record && withSettingsFor(grade, draft, record) }
}

function withSettingsFor(
  grade: Grade | null,
  { kind, grade: former }: GameDraft,
  record: RecordDraft,
): RecordDraft {
  const [before, after] = [settingsOf(kind, former), settingsOf(kind, grade)]
  const kept = record.settings.filter((name) => !before.includes(name))
  const added = after.filter((name) => !before.includes(name) || record.settings.includes(name))
  return { ...record, settings: [...new Set([...kept, ...added])] }
}

/** Replaces the items that were made of words, with their choices, if they depend on whether pupils can read. */
function withItemsFor(
  grade: Grade | null,
  draft: GameDraft,
  record: RecordDraft,
  known: KnownWord,
): RecordDraft {
  if (needsNoReading(grade) === needsNoReading(draft.grade)) return record
  let { choices } = record
  const items = record.items.map((item) => {
    const words = wordsOfGame({ ...draft, record: { ...record, items: [item] } }, known)
    const [before, after] = [recordFor(draft.grade, draft, words), recordFor(grade, draft, words)]
    const [made] = after?.items ?? []
    if (!before || !after || !made || !isSame(before.items, [item])) return item
    const kept = choices.filter((choice) => !before.choices.some((each) => isSame(each, choice)))
    choices = [...kept, ...after.choices]
    return made
  })
  return { ...record, items, choices }
}

/** The record of a word for a grade. Null if it cannot be made, e.g. without English. */
function recordFor(
  grade: Grade | null,
  { kind }: GameDraft,
  words: readonly VocabularyWord[],
): RecordDraft | null {
  const { form, takes } = games[kind]
  const data = recordOfWords(kind, words, grade)
  const isTaken = words.length === 1 && words.every((word) => takes?.(word, !needsNoReading(grade)) ?? true)
  return form && data !== null && isTaken ? readRecord(form, data) : null
}

function isSame(one: DraftItem | readonly DraftItem[], other: DraftItem | readonly DraftItem[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
