import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import type { Changes } from '../../domain/api/admin-action.ts'
import {
  type ClassMove,
  type SchoolYearAnswer,
  type SchoolYearRequest,
  schoolYearAnswer,
  schoolYearRequest,
} from '../../domain/api/school-year.ts'
import { assertFreshProof, permit } from '../auth/permit.ts'
import { deleteOldBackups, storeBackup } from '../backup/stored-backups.ts'
import { notifyChecks } from '../checks/notify-checks.ts'
import { listClassCodes } from '../classes/queries.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, query } from '../http/validate.ts'
import { notifyClassesChanged, notifySessionsEnded } from '../room/notify-room.ts'
import { changeSchoolYear, classCodesIn, countPupils } from './queries.ts'

/** Requires a fresh proof of identity, except for a dry run, which changes nothing. */
const proofUnlessDryRun = createMiddleware<AppEnv, string, { out: { query: { dryRun: '0' | '1' } } }>(
  async (c, next) => {
    if (c.req.valid('query').dryRun === '0') assertFreshProof(c)
    await next()
  },
)

/** Changes the school year after making a backup. `?dryRun=1` returns what it would do. */
export const schoolYear = new Hono<AppEnv>().post(
  '/',
  documented('Promote, archive or erase whole classes', schoolYearAnswer),
  permit('editUsers'),
  query(z.object({ dryRun: z._default(z.enum(['0', '1']), '0') })),
  proofUnlessDryRun,
  body(schoolYearRequest),
  async (c) => {
    const request = c.req.valid('json')
    assertKnownClasses(request, await listClassCodes(c.var.db))
    const isDryRun = c.req.valid('query').dryRun === '1'
    const counts = isDryRun
      ? { ...(await countPupils(c.var.db, request)), keptID: null }
      : await changeWithBackup(c, request)
    const moves = request.moves.map((move) => ({ ...move, pupils: counts.enabled.get(move.classCode) ?? 0 }))
    const archivedErased = request.eraseArchived ? counts.archived : 0
    c.var.notes.push({ changes: changesOf(moves, archivedErased) })
    const { stamp, keptID } = counts
    return answerWith(c, { success: true, moves, archivedErased, stamp, keptID })
  },
)

/** The numbers of promoted, archived and erased pupils, for the journal. */
function changesOf(moves: SchoolYearAnswer['moves'], archivedErased: number): Changes {
  const pupils = (action: ClassMove['action']) =>
    moves.reduce((sum, move) => sum + (move.action === action ? move.pupils : 0), 0)
  return {
    pupilsPromoted: { to: pupils('promote') },
    pupilsArchived: { to: pupils('archive') },
    accountsErased: { to: pupils('erase') + archivedErased },
  }
}

/** Stores a backup first, so that the change can be undone. */
async function changeWithBackup(c: Context<AppEnv>, request: SchoolYearRequest) {
  const { db, school, now } = c.var
  if (request.stamp !== undefined && request.stamp !== (await countPupils(db, request)).stamp)
    throw new Refusal('pupilsMovedMeanwhile')
  const keptID = await storeBackup(school, now)
  c.var.later(deleteOldBackups(school.files, now))
  const changed = await changeSchoolYear(c.var.db, request)
  if (changed === null) throw new Refusal('pupilsMovedMeanwhile')
  const { ended, ...counts } = changed
  notifySessionsEnded(c, ended)
  notifyChecks(c)
  if (request.moves.some(({ action }) => action === 'promote')) notifyClassesChanged(c, null)
  return { ...counts, keptID }
}

function assertKnownClasses({ moves }: SchoolYearRequest, known: readonly string[]): void {
  const unknown = classCodesIn(moves).find((classCode) => !known.includes(classCode))
  if (unknown === undefined) return
  throw new Refusal('moveOfUnknownClass', { classCode: unknown, classCodes: known.join(', ') })
}
