import { eq } from 'drizzle-orm'
import { ownPageOf } from '../../content/own-page.ts'
import type { Database } from '../db/database.ts'
import { pages } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { deleteUnusedFile, storedFile } from '../media/stored-file.ts'
import type { SchoolStores } from '../schools/stores.ts'

interface Stores {
  db: Database
  files: SchoolStores['files']
}

/**
 * Lets a link to a teacher's own page show a picture that was stored before, and forgets the former one. Done again it changes nothing.
 * @param image its address among the files that were uploaded
 * @throws {Refusal} 404 for no page of a teacher's own, or no such file
 */
export async function savePreview(stores: Stores, clientID: string, image: string): Promise<void> {
  const { db } = stores
  if (!ownPageOf(clientID)) throw new Refusal('pageUnknown', { clientID })
  await storedFile(db, nameIn(image))
  // In one transaction: of two at once each forgets what it took the place of.
  const [former] = await db.batch([
    selectPreview(db, clientID),
    db.update(pages).set({ preview: image }).where(eq(pages.clientID, clientID)),
  ])
  if (!former[0]) throw new Refusal('pageUnknown', { clientID })
  if (former[0].preview !== image) await forgetPreview(stores, former[0].preview)
}

/** The address of the picture that a link to a page shows; null where there is none. */
export async function readPreview(db: Database, clientID: string): Promise<string | null> {
  const page = await selectPreview(db, clientID).get()
  return page?.preview ?? null
}

/** Deletes the picture of a page that has another now or is gone; one that is shown stays. */
export async function forgetPreview(stores: Stores, image: string | null): Promise<void> {
  if (image !== null) await deleteUnusedFile(stores, nameIn(image).replace(/\.\w+$/, ''))
}

/** `/api/v1/media/<hash>.jpg` */
function nameIn(image: string): string {
  return image.slice(image.lastIndexOf('/') + 1)
}

function selectPreview(db: Database, clientID: string) {
  return db.select({ preview: pages.preview }).from(pages).where(eq(pages.clientID, clientID))
}
