import * as z from 'zod/mini'
import { pageOf } from '../content/routes.ts'
import { isWrittenKind, type PageRecord, pageContents } from '../domain/api/page.ts'
import type { Database } from './db/database.ts'
import { type PageRow, readPage, savePage } from './db/page-editing.ts'
import { Refusal } from './refusal.ts'
import { invalid } from './validate.ts'

export interface PageEdit {
  title: string
  content: unknown
  /** The stamp of the page as it was last read; null where it was not written yet. */
  updated: string | null
}

/**
 * Saves what an administrator wrote, checked by the page's kind.
 * @throws {Refusal} 404 for no page of the site, 400 naming the field, 409 with the page as it is stored
 * where it was saved in between.
 */
export async function editPage(
  db: Database,
  clientID: string,
  { title, content, updated }: PageEdit,
  now: Date,
): Promise<PageRecord> {
  const stored = await readPage(db, clientID)
  const kind = stored?.kind ?? pageOf(clientID)?.kind
  if (kind === undefined) throw new Refusal('notFound', `There is no page "${clientID}".`)
  const checked = JSON.stringify(checkContent(kind, content))
  const edit = { clientID, kind, title, content: checked, former: updated, now }
  const saved = (stored?.updated ?? null) === updated ? await savePage(db, edit) : undefined
  if (saved) return asRecord(saved)
  throw savedInBetween(await readPage(db, clientID))
}

export function asRecord({ clientID, kind, title, content, updated }: PageRow): PageRecord {
  return { clientID, kind, title, content: JSON.parse(content), updated }
}

function checkContent(kind: string, content: unknown): unknown {
  if (!isWrittenKind(kind))
    throw new Refusal('invalid', `content: nothing is written on a page of the kind "${kind}".`)
  const parsed = z.safeParse(z.object({ content: pageContents[kind] }), { content })
  if (!parsed.success) throw invalid(parsed.error.issues, 'The body')
  return parsed.data.content
}

function savedInBetween(stored: PageRow | undefined): Refusal {
  return new Refusal(
    'conflict',
    'This page has been saved by someone else in between. Nothing is lost: please look at what is there now.',
    {},
    stored ? asRecord(stored) : null,
  )
}
