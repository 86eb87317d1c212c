import { findWordsPage } from '../../content/games/words-page.ts'
import { pageOf } from '../../content/routes.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import type { SaveGameAnswer, StoredGame } from '../../domain/api/game.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { checkRecord } from '../../domain/games/check-record.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { noteSentence } from '../../domain/games/note-sentences.ts'
import { games, isGameKind } from '../../domain/games/registry.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { nextStamp, vocabularyPages } from '../pages/queries.ts'
import { faultRefusal } from './fault-refusal.ts'
import { insertGame, readGame, readWordsPage, updateGame } from './queries.ts'

export type GameEdit = Omit<StoredGame, 'kind' | 'updated' | 'isEdited'> & {
  kind?: string
  /** The stamp of the record when it was read. Null for a new one. */
  updated?: string | null
}

/**
 * Checks a game's record by its kind and saves it. Adds it if it does not exist.
 * @throws {Refusal} 404 if it was deleted since it was read, or if it does not exist and no kind is given;
 * 400 naming the first fault; 409 if its key is taken, or with the stored record if someone else saved it since
 */
export async function editGame(
  db: Database,
  edit: GameEdit,
  now: Date,
): Promise<Omit<SaveGameAnswer, 'success'> & { changes: Changes }> {
  const stored = await readGame(db, edit.id)
  if (stored && edit.updated === null) throw await saveConflict(db, edit)
  if (!stored && edit.updated) throw deletedMeanwhile(edit)
  const requestedKind = edit.kind ?? stored?.kind
  if (requestedKind === undefined) throw new Refusal('gameNeedsKind', { id: edit.id })
  const kind = checkKind(requestedKind)
  const warnings = checkPlayable(kind, edit.data)
  checkKey({ ...edit, kind }, stored)
  const updated = stored ? nextStamp(stored.updated, now) : now.toISOString()
  const former = stored ? await readWordsPage(db, edit.id) : null
  const wordsPage = findWordsPage({ ...edit, kind }, await vocabularyPages(db), former)
  const game = { ...edit, kind, updated, isEdited: true, wordsPage }
  const saved = stored
    ? await updateGame(db, game, edit.updated ?? stored.updated)
    : await insertGame(db, game)
  if (saved) return { data: saved, warnings, changes: stored ? changesBetween(stored, saved) : {} }
  throw await saveConflict(db, edit)
}

function checkKind(kind: string): GameKind {
  if (isGameKind(kind)) return kind
  const kinds = Object.keys(games).map((each) => `« ${each} »`)
  throw new Refusal('gameKindUnknown', { kinds: kinds.join(' ou ') })
}

/** @returns the warnings as sentences. @throws {Refusal} 400 with the first fault */
function checkPlayable(kind: GameKind, data: string): string[] {
  const { faults, warnings } = checkRecord(kind, data)
  const [first] = faults
  if (first !== undefined) throw faultRefusal('gameFaulty', first)
  return warnings.map((note) => noteSentence(note))
}

/** Key and kind cannot change: links and counted activities refer to the key, and its path belongs to the kind. */
function checkKey(
  { clientID, kind }: Pick<StoredGame, 'clientID' | 'kind'>,
  stored: StoredGame | undefined,
): void {
  if (stored && stored.kind !== kind) {
    throw new Refusal('gameKindFixed', { gameKind: stored.kind })
  }
  if (stored && stored.clientID !== clientID) {
    throw new Refusal('gameKeyFixed', { clientID: stored.clientID })
  }
  if (!stored && pageOf(clientID)) throw new Refusal('gameKeyOfPage', { clientID })
}

function deletedMeanwhile({ id }: GameEdit): Refusal {
  return new Refusal('gameDeletedMeanwhile', { id })
}

async function saveConflict(db: Database, edit: GameEdit): Promise<Refusal> {
  const stored = await readGame(db, edit.id)
  if (!stored)
    return edit.updated ? deletedMeanwhile(edit) : new Refusal('gameKeyTaken', { clientID: edit.clientID })
  return new Refusal('gameSavedMeanwhile', {}, { data: stored })
}
