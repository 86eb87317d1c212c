import * as z from 'zod/mini'
import { gameWords } from '../content/games/game-words.ts'
import { linkGrade } from '../content/grades.ts'
import { pages } from '../content/routes.ts'
import { documentTitle } from '../content/site/document-title.ts'
import { OWN_PAGES_PATH, ownPageOf } from '../content/site/own-page.ts'
import { describeGame, describePage } from '../content/site/page-description.ts'
import { writtenPage } from '../domain/api/written-page.ts'
import { DeckFault } from '../domain/games/game.ts'
import { isGameKind } from '../domain/games/registry.ts'
import {
  gameQueryKey,
  HYDRATION_DATA_ID,
  type HydrationData,
  pageQueryKey,
} from '../domain/hydration-data.ts'
import { LESSONS_PATH } from '../domain/lesson-address.ts'
import type { Database } from './db/database.ts'
import { playedGame } from './games/played-game.ts'
import { findGame } from './games/queries.ts'
import { isOpen } from './http/assert-open.ts'
import { initialHtml, wordsOfPage } from './initial-html.ts'
import { findPage } from './pages/queries.ts'

/**
 * A change to the app's shell. In each element that matches the selector `on`, it sets the text or the
 * attribute `content`, or appends HTML.
 */
export interface ShellEdit {
  on: string
  text?: string
  content?: string
  html?: string
}

export interface PageAddress {
  /** `https://school.example` */
  origin: string
  path: string
}

/** Maximum length of inserted JSON in characters. Longer records are fetched by the browser. */
const MAX_RECORD_LENGTH = 60_000

const sitePaths = new Set(pages.map(({ path }) => path))
/** Path prefixes of game addresses, without the game's identifier. */
const gameFolders = new Set(
  pages.filter(({ path }) => path.endsWith('/$id')).map(({ path }) => path.slice(0, -4)),
)

/**
 * Edits that give the shell the title, description, preview and initial content of a teacher's own page or
 * game, if everyone may open it. Lessons get a generic title because their codes can be guessed. Null if the
 * site has a prerendered file for the path.
 */
export async function shellEdits(db: Database, { origin, path }: PageAddress): Promise<ShellEdit[] | null> {
  if (path.startsWith(`${LESSONS_PATH}/`)) return headEdits(LESSON_INTRO)
  if (path.startsWith(`${OWN_PAGES_PATH}/`))
    return ownPageEdits(db, origin, `Page_${path.slice(OWN_PAGES_PATH.length + 1)}`)
  const id = path.slice(path.lastIndexOf('/') + 1)
  const isOwnGame =
    gameFolders.has(path.slice(0, -id.length - 1)) && !sitePaths.has(path) && !(await isShipped(id))
  return isOwnGame ? ownGameEdits(db, id) : null
}

/** True for games with a prerendered page. */
async function isShipped(id: string): Promise<boolean> {
  // Loaded on demand to keep cold starts fast.
  const { default: games } = await import('../content/games/shipped-games.json', { with: { type: 'json' } })
  return games.some((game) => game.id === id)
}

const LESSON_INTRO = {
  title: documentTitle('La leçon', null),
  description: 'Une leçon de français avec Mme Bravo, étape par étape.',
}

async function ownPageEdits(db: Database, origin: string, clientID: string): Promise<ShellEdit[]> {
  const page = ownPageOf(clientID)
  const found = page && (await findPage(db, clientID, null))
  if (!found || !isOpen(null, found)) return []
  const { kind, title, updated } = found.page
  const { data: written } = z.safeParse(writtenPage, { kind, content: JSON.parse(found.page.content) })
  if (!written) return []
  const description = describePage(page, written)
  return [
    ...headEdits({ title: documentTitle(title, page.grade), description }),
    ...previewEdits(found.preview && origin + found.preview, title),
    { on: '#root', html: initialHtml({ title, intro: description, words: wordsOfPage(written) }) },
    ...recordEdits(pageQueryKey(clientID), { clientID, title, updated, ...written }),
  ]
}

async function ownGameEdits(db: Database, id: string): Promise<ShellEdit[]> {
  const found = await findGame(db, id, null)
  if (!found || !isOpen(null, found)) return []
  const { clientID, description, instructions, data } = found.game
  const grade = linkGrade(clientID)
  const words = wordsIn(found.kind, data)
  return [
    ...headEdits({
      title: documentTitle(description, grade),
      description: describeGame(instructions, words, grade),
    }),
    { on: '#root', html: initialHtml({ title: description, intro: instructions }) },
    ...recordEdits(gameQueryKey(id), playedGame(found, null)),
  ]
}

/** Returns no words if the record cannot be played; the page itself reports that. */
function wordsIn(kind: string, data: string): string[] {
  if (!isGameKind(kind)) return []
  try {
    return gameWords(kind, data)
  } catch (error) {
    if (!(error instanceof DeckFault)) throw error
    return []
  }
}

function headEdits({ title, description }: { title: string; description: string }): ShellEdit[] {
  return [
    { on: 'title', text: title },
    { on: 'meta[property="og:title"]', content: title },
    { on: 'meta[name="description"]', content: description },
    { on: 'meta[property="og:description"]', content: description },
  ]
}

/** Returns no edits if there is no address; then the shell has no preview. */
function previewEdits(address: string | null, alt: string): ShellEdit[] {
  if (address === null) return []
  return [
    { on: 'meta[property="og:image"]', content: address },
    { on: 'meta[property="og:image:alt"]', content: alt },
  ]
}

/** Inserts the record as inert JSON, which the app reads and removes when it starts. */
function recordEdits(key: readonly string[], data: object): ShellEdit[] {
  const state: HydrationData = { queries: [[key, data]] }
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  if (json.length > MAX_RECORD_LENGTH) return []
  return [{ on: 'body', html: `<script type="application/json" id="${HYDRATION_DATA_ID}">${json}</script>` }]
}
