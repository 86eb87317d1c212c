import * as z from 'zod/mini'
import { sitePageOf } from '../../content/routes.ts'
import type { Changes } from '../../domain/api/admin-action.ts'
import { ownFiles } from '../../domain/api/own-files.ts'
import { type EditedPage, isWrittenKind, pageContents } from '../../domain/api/page.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { invalid } from '../http/validate.ts'
import { readPage, savePage, withContent } from './queries.ts'
import { saveEffects } from './save-effects.ts'

export interface PageEdit {
  title: string
  content: unknown
  /** The stamp of the page when it was read. Null if it had no content yet. */
  updated: string | null
  /** Id of the administrator who saves. */
  savedBy: number | null
}

export interface SavedPage {
  page: EditedPage
  /** True if menu rows were enabled or renamed. */
  changesMenu: boolean
  /** For the journal. */
  changes: Changes
}

/**
 * Checks an edit by the page's kind and saves it.
 * @throws {Refusal} 404 for an unknown page, 400 naming the invalid field, 409 with the stored page if
 * someone else saved it since it was read
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
  const statements = stored ? await saveEffects(db, stored, { title, content: checked, now }) : []
  const edit = { clientID, kind, title, content: checked, former: updated, now, savedBy, before: statements }
  const isSaved = (stored?.updated ?? null) === updated && (await savePage(db, edit))
  const found = await readPage(db, clientID)
  if (!isSaved || !found)
    throw new Refusal('pageSavedMeanwhile', {}, { data: found ? withContent(found) : null })
  return {
    page: withContent(found),
    changesMenu: statements.length > 0,
    changes: stored ? changesBetween(stored, found) : {},
  }
}

function checkContent(kind: string, content: unknown): unknown {
  if (!isWrittenKind(kind)) throw new Refusal('pageNotWritten', { pageKind: kind })
  const parsed = z.safeParse(z.object({ content: pageContents[kind] }).check(ownFiles), { content })
  if (!parsed.success) throw invalid(parsed.error.issues, 'The body')
  return parsed.data.content
}
