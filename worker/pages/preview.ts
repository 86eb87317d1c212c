import { eq } from 'drizzle-orm'
import { ownPageOf } from '../../content/site/own-page.ts'
import type { Database } from '../db/database.ts'
import { pages } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { deleteUnusedFile, requireFile } from '../media/stored-file.ts'
import type { SchoolStores } from '../schools/stores.ts'

interface Stores {
  db: Database
  files: SchoolStores['files']
}

/**
 * Sets the preview picture of a teacher's page and deletes the previous one. Idempotent.
 * @param image address of an uploaded file
 * @throws {Refusal} 404 if the page is not a teacher's own or the file does not exist
 */
export async function savePreview(stores: Stores, clientID: string, image: string): Promise<void> {
  const { db } = stores
  if (!ownPageOf(clientID)) throw new Refusal('pageUnknown', { clientID })
  await requireFile(db, nameIn(image))
  // One transaction, so that each of two concurrent calls deletes the picture it replaced.
  const [former] = await db.batch([
    selectPreview(db, clientID),
    db.update(pages).set({ preview: image }).where(eq(pages.clientID, clientID)),
  ])
  if (!former[0]) throw new Refusal('pageUnknown', { clientID })
  if (former[0].preview !== image) await deletePreview(stores, former[0].preview)
}

/** The address of a page's preview picture, or null. */
export async function readPreview(db: Database, clientID: string): Promise<string | null> {
  const page = await selectPreview(db, clientID).get()
  return page?.preview ?? null
}

/** Deletes the former preview of a page, unless something still uses the file. */
export async function deletePreview(stores: Stores, image: string | null): Promise<void> {
  if (image !== null) await deleteUnusedFile(stores, nameIn(image).replace(/\.\w+$/, ''))
}

/** `/api/v1/media/<hash>.jpg` */
function nameIn(image: string): string {
  return image.slice(image.lastIndexOf('/') + 1)
}

function selectPreview(db: Database, clientID: string) {
  return db.select({ preview: pages.preview }).from(pages).where(eq(pages.clientID, clientID))
}
