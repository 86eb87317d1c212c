import * as z from 'zod/mini'
import {
  LONGEST_TITLE,
  type NewGame,
  namesOfGame,
  settingsOf,
  type TakenNames,
  textsOfGame,
} from '../../../../content/games/new-game.ts'
import { grades } from '../../../../content/grades.ts'
import { gameLink } from '../../../../content/menu.ts'
import type { KeptGame } from '../../../../domain/api/game.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { checkRecord, type RecordCheck } from '../../../../domain/games/check-record.ts'
import { type GameKind, gameKinds } from '../../../../domain/games/kinds.ts'
import { readRecord, recordDraft, writeRecord } from '../../../../domain/games/record-draft.ts'
import { games } from '../../../../domain/games/registry.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'

/** A game as it stands in the editor, kept in the tab: a session that ends takes no word along. */
export const gameDraft = z.object({
  id: z.string(),
  clientID: z.string(),
  kind: z.enum(gameKinds),
  /** The stamp of what it was made from; null for a new one. */
  updated: z.nullable(z.string()),
  /** What its link will be called, and its grade: of one that has no link yet. */
  title: z.string(),
  grade: z.nullable(z.literal(grades)),
  description: z.string(),
  instructions: z.string(),
  /** Null where the data is no list of items: then it is written as it is. */
  record: z.nullable(recordDraft),
  data: z.string(),
})
export type GameDraft = z.infer<typeof gameDraft>

/** The editor's copy of a record that is stored. */
export function draftOfGame(
  { id, clientID, updated, description, instructions, data }: KeptGame,
  kind: GameKind,
  { title, grade }: Pick<NewGame, 'title' | 'grade'>,
): GameDraft {
  const form = games[kind].form
  const record = form && readRecord(form, data)
  const text = record ? data : inLines(data)
  return { id, clientID, kind, updated, title, grade, description, instructions, record, data: text }
}

/** A record that is not stored yet; `data` is what it begins with. */
export function draftOfNew(game: NewGame, data: string, taken: TakenNames): GameDraft {
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

/** A new record with what another one has in it. */
export function copyOf(draft: GameDraft, game: NewGame, taken: TakenNames): GameDraft {
  const { instructions } = draft
  return { ...draftOfNew(game, dataOf(draft), taken), instructions }
}

/** What is to be stored as the record's data. */
export function dataOf({ kind, record, data }: GameDraft): string {
  const form = games[kind].form
  return form && record ? writeRecord(form, record) : data
}

/** The check of a game before it is published: of its title, and of its record. */
export function checkDraft(draft: GameDraft): RecordCheck {
  const check = checkRecord(draft.kind, dataOf(draft))
  if (draft.description.trim() !== '') return check
  return { ...check, faults: [{ code: 'untitled' }, ...check.faults] }
}

/** The link to a game that has none yet. */
export function newLinkOf(draft: GameDraft): MenuLink {
  return { ...newMenuRow(0), ...gameLink({ ...draft, title: menuTitle(draft) }) }
}

/** What the menu calls a game: where no name is typed its title, cut after a word to what the menu holds. */
export function menuTitle({ title, description }: Pick<GameDraft, 'title' | 'description'>): string {
  const name = title.trim() || description.trim()
  if (name.length <= LONGEST_TITLE) return name
  const start = name.slice(0, LONGEST_TITLE - 1)
  return `${start.replace(/\s+\S*$/, '').replace(/\p{Cs}$/u, '')}…`
}

/** What a further game of this kind would be; null where a teacher makes none. */
export function newGameOf({ kind, grade, title }: GameDraft): NewGame | null {
  return games[kind].form ? { kind, grade, title } : null
}

/** Whether it says something else than what is stored. */
export function isOtherThan(draft: GameDraft, stored: KeptGame): boolean {
  const { description, instructions } = draft
  return (
    description !== stored.description ||
    instructions !== stored.instructions ||
    dataOf(draft) !== dataOf(draftOfGame(stored, draft.kind, draft))
  )
}

/** Data that is written as it is, so that it can be read. */
function inLines(data: string): string {
  try {
    return JSON.stringify(JSON.parse(data), null, 2)
  } catch {
    return data
  }
}
