import { and, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Grade, grades } from '../../content/grades.ts'
import { subgroupOfPage } from '../../content/menu-groups.ts'
import { iconOfPage } from '../../content/menu-icons.ts'
import { keyOfNewPage, type NewPage as NewPageName } from '../../content/site/new-page-key.ts'
import { ownPageOf } from '../../content/site/own-page.ts'
import { picturePath } from '../../content/words/media-path.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import type { newPageRequest } from '../../domain/api/own-page.ts'
import { isWrittenKind, type PageContent, type VocabularyWord } from '../../domain/api/page.ts'
import { blankContents } from '../../domain/blank-content.ts'
import { canCount } from '../../domain/can-count.ts'
import { recordText, textKey } from '../../domain/games/plain-text.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { type OwnKind, ownKinds } from '../../domain/own-kinds.ts'
import type { Database } from '../db/database.ts'
import { menuLinks, pages } from '../db/schema.ts'
import { violatesConstraint } from '../db/violates-constraint.ts'
import { Refusal } from '../http/refusal.ts'
import { lastPosition, menuColumns, toLink } from '../menu/queries.ts'
import { raiseStamp } from '../menu/stamp.ts'
import { isBlankContent } from '../menu/targets.ts'
import { type PageRow, readPage, withContent } from './queries.ts'

export type NewPage = z.output<typeof newPageRequest>

interface PageRequest {
  asked: NewPage
  now: Date
  /** Id of the administrator who makes the page. */
  savedBy: number | null
}

/** The number of words in the longest section that the site ships. */
const MAX_SECTION_WORDS = 30

/** Retries are needed only if other pages are made at the same moment. */
const MAX_ATTEMPTS = 3

/**
 * Makes a page and its menu row, which is open to everyone if the page has content. Idempotent per menu row
 * number.
 * @throws {Refusal} 400 for invalid words or an unknown grade, 409 if the title is taken in that menu group,
 * or if the number was sent before with other content
 */
export async function makePage(
  db: Database,
  request: PageRequest,
): Promise<{ page: PageRow; link: MenuLink }> {
  const { kind, content } = await contentOf(db, request.asked)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const made = await tryToMake(db, { ...request, kind, content })
    if (made) return made
  }
  throw new Refusal('pageTitleTaken', { title: request.asked.title })
}

interface PreparedPage extends PageRequest {
  kind: OwnKind
  content: unknown
}

/** Returns undefined if the key or number has been taken meanwhile. */
async function tryToMake(db: Database, { asked, kind, content, now, savedBy }: PreparedPage) {
  const grade = gradeOf(asked)
  const name = { kind, grade, title: asked.title }
  const { links, taken } = await readGroups(db, asked.number, name)
  const text = JSON.stringify(content)
  const before = links.find(({ groupID }) => groupID === asked.number)
  if (before) return findEarlierPage(db, before, { title: asked.title, content: text })
  const parentGroupID = chooseGroup(name, links)
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
    // The first save of content enables the row, unless an administrator set it by hand.
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
        .returning(menuColumns),
      db
        .insert(pages)
        .values({ clientID, kind, title: asked.title, content: text, updated, isEdited: true, savedBy }),
      raiseStamp(db, now),
    ])
    const page = await readPage(db, clientID)
    return saved[0] && page && { page, link: toLink(saved[0]) }
  } catch (error) {
    if (violatesConstraint(error, 'UNIQUE')) return undefined
    throw error
  }
}

/**
 * Returns the page of an earlier identical request.
 * @throws {Refusal} if the page was changed since, or if the earlier request was not identical
 */
async function findEarlierPage(db: Database, link: MenuLink, request: { title: string; content: string }) {
  const page = ownPageOf(link.clientID) && (await readPage(db, link.clientID))
  if (!page) throw new Refusal('rowNumberTaken', { groupID: link.groupID })
  if (page.title === request.title && page.content === request.content) return { page, link }
  const { clientID, title } = page
  throw new Refusal('pageMadeBefore', { title }, { data: { clientID } })
}

function gradeOf({ grade }: NewPage): Grade | null {
  const known = grades.find((each) => each === grade) ?? null
  if (known !== grade) throw new Refusal('pageGradeUnknown', { grade: String(grade) })
  return known
}

/** Reads the rows that decide where the page goes, and the taken keys that begin with the page's own key. */
async function readGroups(db: Database, number: number, name: NewPageName) {
  const groups = candidateGroups(name)
  const key = keyOfNewPage(name, new Set())
  const hasSamePrefix = (column: typeof pages.clientID | typeof menuLinks.clientID) =>
    and(gte(column, key), lt(column, `${key}~`), ne(column, sql`''`))
  const [rows, linked, written] = await db.batch([
    db
      .select(menuColumns)
      .from(menuLinks)
      .where(
        or(inArray(menuLinks.parentGroupID, [...groups, 0]), inArray(menuLinks.groupID, [...groups, number])),
      ),
    db.select({ clientID: menuLinks.clientID }).from(menuLinks).where(hasSamePrefix(menuLinks.clientID)),
    db.select({ clientID: pages.clientID }).from(pages).where(hasSamePrefix(pages.clientID)),
  ])
  const taken = new Set([...linked, ...written].map(({ clientID }) => clientID))
  return { links: rows.map(toLink), taken }
}

/** The menu group for pages of the kind, then the fallback: the group for the word pages of the grade. */
function candidateGroups({ kind, grade }: NewPageName): number[] {
  const subgroup = subgroupOfPage({ clientID: '', kind, grade })
  return grade === null ? [subgroup] : [subgroup, subgroupOfPage({ clientID: '', kind: 'vocabulary', grade })]
}

/** Returns 0, the top level, if the school has removed all these groups. */
function chooseGroup(name: NewPageName, links: readonly MenuLink[]): number {
  const numbers = new Set(links.filter(({ clientID }) => clientID === '').map(({ groupID }) => groupID))
  return candidateGroups(name).find((number) => numbers.has(number)) ?? 0
}

async function contentOf(db: Database, request: NewPage): Promise<{ kind: OwnKind; content: unknown }> {
  if (request.copyOf !== null) return copyOf(db, request.copyOf)
  const { kind } = request
  if (kind !== 'vocabulary') return { kind, content: blankContents[kind] }
  if (request.words.length === 0) throw new Refusal('pageWithoutWords')
  const words = uniqueWords(request.words)
  const invalid = words
    .flatMap(({ french, english }) => [french, english])
    .find((text) => text !== '' && !isPlain(text))
  if (invalid !== undefined) throw new Refusal('pageWordNotPlain', { word: invalid })
  const content: PageContent<'vocabulary'> = { form: 'cards', sections: sectionsOf(words) }
  return { kind, content }
}

/** Splits a long list into sections that are short enough for a child. */
function sectionsOf(words: readonly VocabularyWord[]) {
  if (words.length <= MAX_SECTION_WORDS) return [{ title: 'Les mots', words: [...words] }]
  return Array.from({ length: Math.ceil(words.length / MAX_SECTION_WORDS) }, (_none, index) => ({
    title: `Les mots, partie ${index + 1}`,
    words: words.slice(index * MAX_SECTION_WORDS, (index + 1) * MAX_SECTION_WORDS),
  }))
}

async function copyOf(db: Database, clientID: string): Promise<{ kind: OwnKind; content: unknown }> {
  const page = await readPage(db, clientID)
  if (!page) throw new Refusal('pageUnknown', { clientID })
  if (!isWrittenKind(page.kind)) throw new Refusal('pageNotCopied', { title: page.title })
  // The letter, the announcements and similar pages all become pages of texts.
  const kind = ownKinds.find((each) => each === page.kind) ?? 'resources'
  return { kind, content: withContent(page).content }
}

/** If several words have the same key, keeps the first. */
function uniqueWords(words: readonly VocabularyWord[]): VocabularyWord[] {
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
