import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { changesOfWords, type WordChange, withChangedWords } from '../../content/games/changed-words.ts'
import {
  makeGame,
  namesOnPage,
  newWordsOf,
  type PageGameKind,
  pageGameKind,
  pageGameKinds,
  withWords,
} from '../../content/games/games-of-page.ts'
import { textsOfGame, titleInMenu } from '../../content/games/new-game.ts'
import type { Grade } from '../../content/grades.ts'
import { gameLink } from '../../content/menu.ts'
import { type Page, pageOf } from '../../content/routes.ts'
import { gamesOnPage } from '../../content/site/games-on-page.ts'
import { wordsOf } from '../../content/site/page-words.ts'
import type { StoredGame } from '../../domain/api/game.ts'
import type { ChangedWord, PageGameOffer, PreviousGame } from '../../domain/api/own-page.ts'
import { type VocabularyWord, vocabularyContent } from '../../domain/api/page.ts'
import { checkRecord } from '../../domain/games/check-record.ts'
import { noteSentence } from '../../domain/games/note-sentences.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import type { Database } from '../db/database.ts'
import { games, gameVersions, menuLinks, pageVersions } from '../db/schema.ts'
import { faultRefusal } from '../games/fault-refusal.ts'
import { gameColumns } from '../games/queries.ts'
import { storeVersion } from '../games/versions.ts'
import { Refusal } from '../http/refusal.ts'
import { lastPosition, nextNumber } from '../menu/queries.ts'
import { raiseStamp } from '../menu/stamp.ts'
import { nextStamp, readPage, withContent } from './queries.ts'

/** How many earlier versions of a page are compared with its words. */
const VERSIONS_COMPARED = 50

interface WordPage {
  page: Page
  title: string
  grade: Grade | null
  words: VocabularyWord[]
  /** Changes of words since earlier versions of the page. */
  changes: WordChange[]
  played: StoredGame[]
  /** Keys of the words that the site ships on the page. Some shipped games omit some of them on purpose. */
  shipped: ReadonlySet<string>
  /** The icon of its menu row. */
  icon: string
}

export interface PageGames {
  data: PageGameOffer[]
  newWords: string[]
  changes: ChangedWord[]
}

/**
 * Lists the games that a word page has or could have, and how its games differ from its words.
 * @throws {Refusal}
 */
export async function readPageGames(db: Database, clientID: string): Promise<PageGames> {
  return offersOf(await readWordPage(db, clientID))
}

/**
 * Makes the missing games of these kinds on a word page, each with its menu row, and applies the page's new,
 * changed and removed words to the existing games. All or nothing. Idempotent.
 * @returns also the former versions of the changed games, so that the change can be undone
 * @throws {Refusal} 400 if one of the games cannot be made
 */
export async function makePageGames(
  db: Database,
  clientID: string,
  requestedKinds: readonly string[],
  now: Date,
) {
  const before = await readWordPage(db, clientID)
  const kinds = pageGameKinds.filter((kind) => requestedKinds.includes(kind))
  const missing = kinds.filter((kind) => gameOf(before, kind) === undefined)
  const updates = updatesOf(before).filter(({ kind }) => kinds.includes(kind))
  const saved = await saveGames(
    db,
    missing.flatMap((kind) => insertStatements(db, before, kind, now)),
    updates.map((update) => ({
      ...update,
      wordsPage: clientID,
      updated: nextStamp(update.game.updated, now),
    })),
    now,
  )
  const after = await readPageGames(db, clientID)
  const former = await formerGames(db, saved)
  return { ...after, made: missing, changed: saved.map(({ kind }) => kind), former }
}

interface GameSave extends GameUpdate {
  wordsPage: string
  /** The game's new stamp. */
  updated: string
}

/** @returns the saves that succeeded: a game that someone else has saved meanwhile is skipped */
async function saveGames(
  db: Database,
  inserts: ReturnType<typeof insertStatements>,
  saves: readonly GameSave[],
  now: Date,
): Promise<GameSave[]> {
  if (inserts.length + saves.length === 0) return []
  const answers = await db.batch([
    raiseStamp(db, now),
    ...inserts,
    ...saves.flatMap(({ game }) => storeVersion(db, game.id, game.updated)),
    ...saves.map(({ game, data, updated, wordsPage }) =>
      db
        .update(games)
        .set({ data, updated, isEdited: true, wordsPage })
        .where(and(eq(games.id, game.id), eq(games.updated, game.updated)))
        .returning({ id: games.id }),
    ),
  ])
  return saves.filter((_, index) => {
    const rows = answers.at(index - saves.length)
    return Array.isArray(rows) && rows.length > 0
  })
}

/** The versions that were stored before these saves. */
async function formerGames(db: Database, saves: readonly GameSave[]): Promise<PreviousGame[]> {
  if (saves.length === 0) return []
  const isBefore = saves.map(({ game }) =>
    and(eq(gameVersions.id, game.id), eq(gameVersions.updated, game.updated)),
  )
  const versions = await db
    .select({ id: gameVersions.id, versionID: gameVersions.gameVersionID })
    .from(gameVersions)
    .where(or(...isBefore))
  return versions.flatMap((version) => {
    const save = saves.find(({ game }) => game.id === version.id)
    return save ? [{ ...version, updated: save.updated }] : []
  })
}

function offersOf(wordPage: WordPage): PageGames {
  const { grade, words, played } = wordPage
  const updates = updatesOf(wordPage)
  const added = new Set(updates.flatMap((update) => update.added))
  return {
    changes: changedWords(updates),
    data: pageGameKinds.map((kind) => {
      const game = gameOf({ played }, kind)
      const offer = makeGame(kind, words, grade)
      return {
        kind,
        game: game ? { id: game.id, clientID: game.clientID } : null,
        words: 'fault' in offer ? 0 : offer.taken,
        fault: 'fault' in offer ? noteSentence(offer.fault) : null,
      }
    }),
    newWords: words.filter((word) => added.has(word)).map(({ french }) => french),
  }
}

/** The changes that were applied to games of the page, each with the kinds of those games. */
function changedWords(updates: readonly GameUpdate[]): ChangedWord[] {
  const found = new Map<string, { change: WordChange; kinds: Set<string> }>()
  for (const { kind, applied } of updates) {
    for (const change of applied) {
      const key = JSON.stringify([change.from.french, change.to?.french])
      const kinds = found.get(key)?.kinds ?? []
      found.set(key, { change, kinds: new Set([...kinds, kind]) })
    }
  }
  return [...found.values()].map(({ change: { from, to }, kinds }) => ({
    word: from.french,
    to: to?.french ?? null,
    hasNewPicture: to !== null && to.image !== from.image,
    hasNewSound: to !== null && to.sound !== from.sound,
    games: [...kinds],
  }))
}

interface GameUpdate {
  kind: PageGameKind
  game: StoredGame
  /** The game's record after the update. */
  data: string
  /** The word changes that `data` contains. */
  applied: WordChange[]
  /** The new words that `data` contains. */
  added: VocabularyWord[]
}

/** Updates the page's games to its current words. A game that would become unplayable stays unchanged. */
function updatesOf(wordPage: WordPage): GameUpdate[] {
  const { played, changes, words, grade, shipped } = wordPage
  const changed = played.flatMap((game) => {
    const kind = pageGameKind(game.clientID)
    return kind ? [{ kind, game, ...withChangedWords(kind, game.data, changes, wordPage) }] : []
  })
  const newWords = newWordsOf(
    words.filter(({ french }) => !shipped.has(textKey(french))),
    changed.map(({ game, data }) => ({ ...game, data })),
    grade,
  )
  return pageGameKinds.flatMap((kind) => {
    const update = changed.find((each) => each.kind === kind)
    if (!update) return []
    const added = newWords.filter((word) => withWords(kind, update.data, [word], grade) !== update.data)
    const data = withWords(kind, update.data, added, grade)
    if (data === update.game.data || checkRecord(kind, data).faults.length > 0) return []
    return [{ ...update, data, added }]
  })
}

function gameOf({ played }: Pick<WordPage, 'played'>, kind: PageGameKind): StoredGame | undefined {
  return played.find(({ clientID }) => pageGameKind(clientID) === kind)
}

/** The statements that insert a game and its menu row. If the game was deleted, its row is enabled again. */
function insertStatements(
  db: Database,
  { page, title, grade, words, icon }: WordPage,
  kind: PageGameKind,
  now: Date,
) {
  const made = makeGame(kind, words, grade)
  if ('fault' in made) throw faultRefusal('gameFaulty', made.fault)
  const names = namesOnPage(kind, page.clientID, grade)
  const record = {
    ...names,
    ...textsOfGame({ kind, grade, title }),
    kind,
    data: made.data,
    wordsPage: page.clientID,
    updated: now.toISOString(),
    isEdited: true,
  }
  const { ID: _id, menuLinkID: _row, ...plain } = newMenuRow(0)
  const link = { ...plain, ...gameLink({ ...names, title: titleInMenu(kind, title), grade }) }
  const row = {
    ...link,
    icon: icon || link.icon,
    groupID: nextNumber(),
    position: lastPosition(link),
    isEdited: true,
  }
  return [
    db.insert(games).values(record).onConflictDoNothing(),
    db
      .insert(menuLinks)
      .values(row)
      .onConflictDoUpdate({
        target: menuLinks.clientID,
        targetWhere: sql`${menuLinks.clientID} <> ''`,
        set: { isEnabled: true, externalIdentifier: row.externalIdentifier, isEdited: true },
      }),
  ]
}

async function readWordPage(db: Database, clientID: string): Promise<WordPage> {
  const stored = await readPage(db, clientID)
  if (!stored) throw new Refusal('pageUnknown', { clientID })
  const page = pageOf(clientID)
  const { data: content } = z.safeParse(vocabularyContent, withContent(stored).content)
  if (stored.kind !== 'vocabulary' || !content || !page) throw new Refusal('pageWithoutGames')
  const words = plainWordsOf(content)
  const named = pageGameKinds.map((kind) => namesOnPage(kind, clientID, page.grade).clientID)
  const rows = await db
    .select(gameColumns)
    .from(games)
    .where(or(eq(games.wordsPage, clientID), inArray(games.clientID, named)))
  const row = await db
    .select({ icon: menuLinks.icon })
    .from(menuLinks)
    .where(eq(menuLinks.clientID, clientID))
    .get()
  return {
    page,
    title: stored.title,
    grade: page.grade,
    words,
    changes: changesOfWords(await formerWords(db, clientID), words),
    played: gamesOnPage(page, rows),
    shipped: await shippedWords(clientID),
    icon: row?.icon ?? '',
  }
}

function plainWordsOf(content: z.infer<typeof vocabularyContent>): VocabularyWord[] {
  return wordsOf(content).map(({ french, english, image, sound }) => ({ french, english, image, sound }))
}

/** The words of the page's earlier versions, newest first. */
async function formerWords(db: Database, clientID: string): Promise<VocabularyWord[][]> {
  const rows = await db
    .select({ content: pageVersions.content })
    .from(pageVersions)
    .where(eq(pageVersions.clientID, clientID))
    .orderBy(desc(pageVersions.updated))
    .limit(VERSIONS_COMPARED)
  return rows.flatMap((row) => {
    const { data } = z.safeParse(vocabularyContent, withContent(row).content)
    return data ? [plainWordsOf(data)] : []
  })
}

/** Keys of the words that the site ships on a page. Empty for other pages. */
async function shippedWords(clientID: string): Promise<ReadonlySet<string>> {
  // Loaded on demand, because it would slow down every cold start.
  const { default: list } = await import('../../content/pages/shipped-words.json', { with: { type: 'json' } })
  const words: Readonly<Record<string, readonly string[]>> = list
  return new Set((words[clientID] ?? []).map(textKey))
}
