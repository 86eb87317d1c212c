import { eq } from 'drizzle-orm'
import { ownPageOf } from '../../content/own-page.ts'
import type { Database } from '../db/database.ts'
import { pages } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { deleteUnusedMedia, findMedia } from '../media/queries.ts'
import type { SchoolStores } from '../schools/stores.ts'

/**
 * Lets a link to a teacher's own page show a picture that was stored before, and forgets the former one. Done again it changes nothing.
 * @param image its address among the files that were uploaded
 * @throws {Refusal} 404 for no page of a teacher's own, 400 for no such file
 */
export async function savePreview(
  { db, files }: { db: Database; files: SchoolStores['files'] },
  clientID: string,
  image: string,
): Promise<void> {
  const ofPage = eq(pages.clientID, clientID)
  const former = await db.select({ preview: pages.preview }).from(pages).where(ofPage).get()
  if (!former || !ownPageOf(clientID)) throw new Refusal('pageUnknown', { clientID })
  if (!(await findMedia(db, hashOf(image)))) throw new Refusal('fileUnknown', { name: image })
  await db.update(pages).set({ preview: image }).where(ofPage)
  if (former.preview === null || former.preview === image) return
  const hash = hashOf(former.preview)
  if (await deleteUnusedMedia(db, hash)) await files.delete(hash)
}

/** `/api/v1/media/<hash>.jpg` */
function hashOf(image: string): string {
  return image.slice(image.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}
