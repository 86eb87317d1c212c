import * as z from 'zod/mini'
import {
  MAX_TITLE_LENGTH,
  type NewGame,
  namesOfGame,
  settingsOf,
  type TakenNames,
  textsOfGame,
} from '../../../../content/games/new-game.ts'
import { gradeNames, grades } from '../../../../content/grades.ts'
import { gameLink } from '../../../../content/menu.ts'
import type { StoredGame } from '../../../../domain/api/game.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { checkRecord, type RecordCheck } from '../../../../domain/games/check-record.ts'
import type { DeckNote } from '../../../../domain/games/deck-note.ts'
import { type GameKind, gameKinds } from '../../../../domain/games/kinds.ts'
import { noteSentence } from '../../../../domain/games/note-sentences.ts'
import { readRecord, recordDraft, writeRecord } from '../../../../domain/games/record-draft.ts'
import { choiceFields } from '../../../../domain/games/record-form.ts'
import { games } from '../../../../domain/games/registry.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import { type GameRow, kindName } from './game-row.ts'

/** A game as the editor holds it. Stored in the tab, so that an expired session loses no input. */
export const gameDraft = z.object({
  id: z.string(),
  clientID: z.string(),
  kind: z.enum(gameKinds),
  /** The stamp of the stored version that the draft is based on. Null for a new game. */
  updated: z.nullable(z.string()),
  /** The name and the grade of its future link. Unused once the game has a link. */
  title: z.string(),
  grade: z.nullable(z.literal(grades)),
  description: z.string(),
  instructions: z.string(),
  /** Null if the data is not a list of items. The teacher then edits `data` as text. */
  record: z.nullable(recordDraft),
  data: z.string(),
})
export type GameDraft = z.infer<typeof gameDraft>

export function draftOfGame(
  { id, clientID, updated, description, instructions, data }: StoredGame,
  kind: GameKind,
  { title, grade }: Pick<NewGame, 'title' | 'grade'>,
): GameDraft {
  const form = games[kind].form
  const record = form && readRecord(form, data)
  const text = record ? data : formatJSON(data)
  return { id, clientID, kind, updated, title, grade, description, instructions, record, data: text }
}

/** Returns the draft of a stored game. Its title is its name in the menu, without kind and grade. */
export function draftOfRow({ game, kind, grade, link }: GameRow): GameDraft {
  const name = link?.displayName ?? game.description
  const prefix = `${kindName(kind)} : `
  const theme = name.startsWith(prefix) ? name.slice(prefix.length) : name
  const title = grade === null ? theme : theme.replace(` (${gradeNames[grade]})`, '')
  return draftOfGame(game, kind, { title, grade })
}

/** Returns the draft of a new game. @param data its initial content */
export function newGameDraft(game: NewGame, data: string, taken: TakenNames): GameDraft {
  const form = games[game.kind].form
  const record = form && readRecord(form, data)
  return {
    ...game,
    ...namesOfGame(game, taken),
    ...textsOfGame(game),
    updated: null,
    record: record && {
      ...record,
      settings: [...new Set([...record.settings, ...settingsOf(game.kind, game.grade)])],
    },
    data,
  }
}

/** Returns the draft of a new game with the content and settings of another one of its kind. */
export function copyDraft(draft: GameDraft, game: NewGame, taken: TakenNames): GameDraft {
  const { instructions, record } = draft
  return { ...newGameDraft(game, recordDataOf(draft), taken), instructions, record }
}

/** Returns the record's data as it will be stored. */
export function recordDataOf({ kind, record, data }: GameDraft): string {
  const form = games[kind].form
  return form && record ? writeRecord(form, record) : data
}

export function checkDraft(draft: GameDraft): RecordCheck {
  const check = checkRecord(draft.kind, recordDataOf(draft))
  if (draft.description.trim() !== '') return check
  return { ...check, faults: [{ code: 'untitled' }, ...check.faults] }
}

/** Formats a note as a French sentence that uses the field labels of the kind's form. */
export function formatNote(kind: GameKind, note: DeckNote): string {
  return noteSentence(note, (list, path) => {
    const fields = list === 'choices' ? choiceFields : games[kind].form?.fields
    return fields?.find((each) => each.path === path || each.path.startsWith(`${path}.`))?.label ?? path
  })
}

export function newLinkOf(draft: GameDraft): MenuLink {
  return { ...newMenuRow(0), ...gameLink({ ...draft, title: menuTitle(draft) }) }
}

/**
 * The game's name in the menu. If none was typed, the title, truncated at a word boundary to the maximum
 * length.
 */
export function menuTitle({ title, description }: Pick<GameDraft, 'title' | 'description'>): string {
  const name = title.trim() || description.trim()
  if (name.length <= MAX_TITLE_LENGTH) return name
  const start = name.slice(0, MAX_TITLE_LENGTH - 1)
  return `${start.replace(/\s+\S*$/, '').replace(/\p{Cs}$/u, '')}…`
}

/** Describes another new game of the same kind. Null if teachers cannot create games of this kind. */
export function newGameOf({ kind, grade, title }: GameDraft): NewGame | null {
  return games[kind].form ? { kind, grade, title } : null
}

/** True if the draft differs from the stored game. */
export function differsFromStored(draft: GameDraft, stored: StoredGame): boolean {
  const { description, instructions } = draft
  return (
    description !== stored.description ||
    instructions !== stored.instructions ||
    recordDataOf(draft) !== recordDataOf(draftOfGame(stored, draft.kind, draft))
  )
}

/** Formats JSON on several lines. Anything else is returned unchanged. */
function formatJSON(data: string): string {
  try {
    return JSON.stringify(JSON.parse(data), null, 2)
  } catch {
    return data
  }
}
