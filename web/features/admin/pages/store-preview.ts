import * as z from 'zod/mini'
import { ownPageOf } from '../../../../content/site/own-page.ts'
import { canForSomeRecord } from '../../../../domain/access.ts'
import { writtenPage } from '../../../../domain/api/written-page.ts'
import { call } from '../../../lib/api/api.ts'
import { reportProblem } from '../../../lib/api/report-problem.ts'
import { loadPart } from '../../../lib/loading/load-part.ts'
import { actorOf } from '../../../lib/session/actor.ts'
import { session } from '../../../lib/session/session.ts'
import { uploadMedia } from '../media/upload-media.ts'

/**
 * Draws and stores the link preview of an own page, if the user may upload. Runs in the background: on
 * failure the problem is reported and the link keeps its previous preview.
 */
export async function storePreview(clientID: string, title: string, content: unknown): Promise<void> {
  if (!canForSomeRecord(actorOf(session.current()), 'uploadMedia')) return
  const page = ownPageOf(clientID)
  const { data: written } = z.safeParse(writtenPage, { kind: page?.kind, content })
  if (!page || !written) return
  try {
    const { drawPagePreview } = await loadPart(() => import('./draw-preview.ts'))
    const image = await uploadMedia(await drawPagePreview(page, title, written), `Aperçu : ${title}`, 'image')
    await call('PUT pages/:clientID/preview', { path: { clientID }, body: { image } })
  } catch (error) {
    reportProblem(`Preview of ${clientID}: ${String(error)}`)
  }
}
