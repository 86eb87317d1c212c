import { and, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Grade, grades } from '../../content/grades.ts'
import { subgroupOfPage } from '../../content/menu-groups.ts'
import { iconOfPage } from '../../content/menu-icons.ts'
import { keyOfNewPage, type NewPage as NewPageName } from '../../content/new-page.ts'
import { ownPageOf } from '../../content/own-page.ts'
import { picturePath } from '../../content/words/media-path.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import type { newPageRequest } from '../../domain/api/own-page.ts'
import { type ContentOf, isWrittenKind, type VocabularyWord } from '../../domain/api/page.ts'
import { blankContents } from '../../domain/blank-content.ts'
import { canCount } from '../../domain/can-count.ts'
import { recordText, textKey } from '../../domain/games/plain-text.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { type OwnKind, ownKinds } from '../../domain/own-kinds.ts'
import { breaksRule } from '../db/breaks-rule.ts'
import type { Database } from '../db/database.ts'
import { menuLinks, pages } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { asLink, columns, lastPosition } from '../menu/queries.ts'
import { raiseStamp } from '../menu/stamp.ts'
import { isBlankContent } from '../menu/targets.ts'
import { type PageRow, readPage, withContent } from './queries.ts'

export type NewPage = z.output<typeof newPageRequest>

interface Making {
  asked: NewPage
  now: Date
  /** The number of the administrator who makes it. */
  savedBy: number | null
}

/** As many as a page of the site has at most. */
const WORDS_OF_SECTION = 30

/** How often it is tried where others make pages at the same moment. */
const TRIES = 3

/**
 * Makes a page with its row in the menu, open to everyone, where something is on it already; sent again it is the same page.
 * @throws {Refusal} 400 for words or a grade that no page can have, 409 where a page of that title stands at the same place, or where
 * this was sent before with other content.
 */
export async function makePage(db: Database, making: Making): Promise<{ page: PageRow; link: MenuLink }> {
  const { kind, content } = await contentOf(db, making.asked)
  for (let tries = 0; tries < TRIES; tries++) {
    const made = await tryToMake(db, { ...making, kind, content })
    if (made) return made
  }
  throw new Refusal('pageTitleTaken', { title: making.asked.title })
}

interface Prepared extends Making {
  kind: OwnKind
  content: unknown
}

/** Undefined where somebody took the place in between. */
async function tryToMake(db: Database, { asked, kind, content, now, savedBy }: Prepared) {
  const grade = gradeOf(asked)
  const name = { kind, grade, title: asked.title }
  const { links, taken } = await readPlaces(db, asked.number, name)
  const text = JSON.stringify(content)
  const before = links.find(({ groupID }) => groupID === asked.number)
  if (before) return madeBefore(db, before, { title: asked.title, content: text })
  const parentGroupID = placeOf(name, links)
  const siblings = links.filter((link) => link.parentGroupID === parentGroupID)
  if (siblings.some(({ displayName }) => textKey(displayName) === textKey(asked.title)))
    throw new Refusal('pageTitleTaken', { title: asked.title })
  const clientID = keyOfNewPage(name, taken)
  const isWritten = !isBlankContent(text)
  const row = {
    ...newMenuRow(parentGroupID, asked.number),
    clientID,
    displayName: asked.title,
    icon: asked.icon || iconOf(clientID, asked.words),
    // Nothing is there to be seen before something is written, which turns it on as long as nobody has done so by hand.
    isEnabled: isWritten,
    isBravoEnabled: canCount(kind),
  }
  const { menuLinkID: _row, ID: _former, ...values } = row
  const updated = now.toISOString()
  try {
    const [saved] = await db.batch([
      db
        .insert(menuLinks)
        .values({ ...values, isEdited: isWritten, position: lastPosition(row) })
        .returning(columns),
      db
        .insert(pages)
        .values({ clientID, kind, title: asked.title, content: text, updated, isEdited: true, savedBy }),
      raiseStamp(db, now),
    ])
    const page = await readPage(db, clientID)
    return saved[0] && page && { page, link: asLink(saved[0]) }
  } catch (error) {
    if (breaksRule(error, 'UNIQUE')) return undefined
    throw error
  }
}

/** What was made when the same was sent before. @throws {Refusal} where it has been changed since, or something else was sent */
async function madeBefore(db: Database, link: MenuLink, asked: { title: string; content: string }) {
  const page = ownPageOf(link.clientID) && (await readPage(db, link.clientID))
  if (!page) throw new Refusal('rowNumberTaken', { groupID: link.groupID })
  if (page.title === asked.title && page.content === asked.content) return { page, link }
  const { clientID, title } = page
  throw new Refusal('pageMadeBefore', { title }, { data: { clientID } })
}

function gradeOf({ grade }: NewPage): Grade | null {
  const known = grades.find((each) => each === grade) ?? null
  if (known !== grade) throw new Refusal('pageGradeUnknown', { grade: String(grade) })
  return known
}

/** The rows that decide where a page goes and whether it can, and the keys that begin as its own. */
async function readPlaces(db: Database, number: number, name: NewPageName) {
  const groups = placesOf(name)
  const key = keyOfNewPage(name, new Set())
  const beginsAlike = (column: typeof pages.clientID | typeof menuLinks.clientID) =>
    and(gte(column, key), lt(column, `${key}~`), ne(column, sql`''`))
  const [rows, linked, written] = await db.batch([
    db
      .select(columns)
      .from(menuLinks)
      .where(
        or(inArray(menuLinks.parentGroupID, [...groups, 0]), inArray(menuLinks.groupID, [...groups, number])),
      ),
    db.select({ clientID: menuLinks.clientID }).from(menuLinks).where(beginsAlike(menuLinks.clientID)),
    db.select({ clientID: pages.clientID }).from(pages).where(beginsAlike(pages.clientID)),
  ])
  const taken = new Set([...linked, ...written].map(({ clientID }) => clientID))
  return { links: rows.map(asLink), taken }
}

/** The group under which pages of the kind hang; then, where the grade has none, that of its pages of words. */
function placesOf({ kind, grade }: NewPageName): number[] {
  const wanted = subgroupOfPage({ clientID: '', kind, grade })
  return grade === null ? [wanted] : [wanted, subgroupOfPage({ clientID: '', kind: 'vocabulary', grade })]
}

/** The top where the school has moved all of them away. */
function placeOf(name: NewPageName, links: readonly MenuLink[]): number {
  const numbers = new Set(links.filter(({ clientID }) => clientID === '').map(({ groupID }) => groupID))
  return placesOf(name).find((number) => numbers.has(number)) ?? 0
}

async function contentOf(db: Database, asked: NewPage): Promise<{ kind: OwnKind; content: unknown }> {
  if (asked.copyOf !== null) return copyOf(db, asked.copyOf)
  const { kind } = asked
  if (kind !== 'vocabulary') return { kind, content: blankContents[kind] }
  if (asked.words.length === 0) throw new Refusal('pageWithoutWords')
  const words = eachOnce(asked.words)
  const odd = words
    .flatMap(({ french, english }) => [french, english])
    .find((text) => text !== '' && !isPlain(text))
  if (odd !== undefined) throw new Refusal('pageWordNotPlain', { word: odd })
  const content: ContentOf<'vocabulary'> = { form: 'cards', sections: sectionsOf(words) }
  return { kind, content }
}

/** A long list is parted into sections that a child can take in. */
function sectionsOf(words: readonly VocabularyWord[]) {
  if (words.length <= WORDS_OF_SECTION) return [{ title: 'Les mots', words: [...words] }]
  return Array.from({ length: Math.ceil(words.length / WORDS_OF_SECTION) }, (_none, index) => ({
    title: `Les mots, partie ${index + 1}`,
    words: words.slice(index * WORDS_OF_SECTION, (index + 1) * WORDS_OF_SECTION),
  }))
}

async function copyOf(db: Database, clientID: string): Promise<{ kind: OwnKind; content: unknown }> {
  const page = await readPage(db, clientID)
  if (!page) throw new Refusal('pageUnknown', { clientID })
  if (!isWrittenKind(page.kind)) throw new Refusal('pageNotCopied', { title: page.title })
  // The letter, the announcements and such are all texts to read.
  const kind = ownKinds.find((each) => each === page.kind) ?? 'resources'
  return { kind, content: withContent(page).content }
}

/** Two words that are said alike are one. */
function eachOnce(words: readonly VocabularyWord[]): VocabularyWord[] {
  return [...new Map(words.toReversed().map((word) => [textKey(word.french), word])).values()].toReversed()
}

function isPlain(text: string): boolean {
  return recordText.safeParse(text).success
}

function iconOf(clientID: string, words: readonly VocabularyWord[]): string {
  const page = ownPageOf(clientID)
  const first = words.find(({ image }) => image !== null)?.image
  return first ?? (page ? picturePath(iconOfPage({ ...page, title: '' })) : '')
}
