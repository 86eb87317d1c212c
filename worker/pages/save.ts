import * as z from 'zod/mini'
import { sitePageOf } from '../../content/routes.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import { ownFiles } from '../../domain/api/own-files.ts'
import { type EditedPage, isWrittenKind, pageContents } from '../../domain/api/page.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { invalid } from '../http/validate.ts'
import { type PageRow, readPage, savePage, withContent } from './queries.ts'
import { statementsOfSave } from './with-save.ts'

export interface PageEdit {
  title: string
  content: unknown
  /** The stamp of the page as it was last read; null where it was not written yet. */
  updated: string | null
  /** The number of the administrator who saves. */
  savedBy: number | null
}

/** `changesMenu`: a row was turned on or called otherwise with it. */
export interface SavedPage {
  page: EditedPage
  changesMenu: boolean
  /** For the journal. */
  changes: Changes
}

/**
 * Saves what an administrator wrote, checked by the page's kind.
 * @throws {Refusal} 404 for no page of the site, 400 naming the field, 409 with the page as it is stored
 * where it was saved in between.
 */
export async function editPage(
  db: Database,
  clientID: string,
  { title, content, updated, savedBy }: PageEdit,
  now: Date,
): Promise<SavedPage> {
  const stored = await readPage(db, clientID)
  const kind = stored?.kind ?? sitePageOf(clientID)?.kind
  if (kind === undefined) throw new Refusal('pageUnknown', { clientID })
  const checked = JSON.stringify(checkContent(kind, content))
  const before = stored ? await statementsOfSave(db, stored, { title, content: checked, now }) : []
  const edit = { clientID, kind, title, content: checked, former: updated, now, savedBy, before }
  const isSaved = (stored?.updated ?? null) === updated && (await savePage(db, edit))
  const found = await readPage(db, clientID)
  if (!isSaved || !found) throw savedInBetween(found)
  return {
    page: asEdited(found),
    changesMenu: before.length > 0,
    changes: stored ? changesBetween(stored, found) : {},
  }
}

function asEdited(page: PageRow): EditedPage {
  return withContent(page)
}

function checkContent(kind: string, content: unknown): unknown {
  if (!isWrittenKind(kind)) throw new Refusal('pageNotWritten', { pageKind: kind })
  const parsed = z.safeParse(z.object({ content: pageContents[kind] }).check(ownFiles), { content })
  if (!parsed.success) throw invalid(parsed.error.issues, 'The body')
  return parsed.data.content
}

function savedInBetween(stored: PageRow | undefined): Refusal {
  return new Refusal('pageSavedMeanwhile', {}, { data: stored ? asEdited(stored) : null })
}
