import type { ImportAnswer, Namesake, PupilRow, RejectedLine } from '../../domain/api/import.ts'
import { userNameKey } from '../../domain/api/user.ts'
import type { EndedSessions } from '../../domain/events.ts'
import { listClassCodes } from '../classes/queries.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { findNames, savePupils } from './queries.ts'
import { type PupilList, readPupilList, rejectedLine } from './read-pupil-list.ts'

/** How often a list is tried against names that change meanwhile. */
const TRIES = 3

/**
 * Takes the good lines of a list of pupils; none where it is a dry run, whose answer is the same. A line changes the
 * account that it names by `sameAs`, and no other. `ended`: the sessions that it ends.
 * @throws {Refusal} 400 where the file is no such list, 409 where others change the same accounts again and again
 */
export async function importPupils(
  db: Database,
  bytes: Uint8Array,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<{ answer: ImportAnswer; ended: EndedSessions[] }> {
  const list = readPupilList(bytes, await listClassCodes(db))
  const importID = crypto.randomUUID()
  for (let left = TRIES; left > 0; left--) {
    const { rows, rejected } = await compare(db, list)
    const ended = isDryRun ? [] : await savePupils(db, rows, { importID, now })
    if (ended === null) continue
    const created = rows.filter(({ sameAs }) => sameAs === null).length
    const answer = {
      success: true as const,
      created,
      updated: rows.length - created,
      rejected,
      importID: isDryRun || rows.length === 0 ? null : importID,
    }
    return { answer, ended }
  }
  throw new Refusal('accountsBusy')
}

/** The lines that can be taken, beside the accounts as they are now. */
async function compare(
  db: Database,
  { good, rejected }: PupilList,
): Promise<{ rows: PupilRow[]; rejected: RejectedLine[] }> {
  const known = await findNames(
    db,
    good.map(({ row }) => row.userName),
  )
  const others: RejectedLine[] = []
  const rows = good.flatMap(({ line, row }) => {
    const owner = known.get(userNameKey(row.userName))
    const fault = nameFault(row, owner)
    if (fault === null) return [row]
    const account = owner && fault.code === 'lineOfAnother' ? { account: asNamesake(owner) } : {}
    others.push({ ...rejectedLine(line, fault), ...account })
    return []
  })
  return {
    rows,
    rejected: [...rejected, ...others].toSorted((one, other) => one.line - other.line),
  }
}

type Owner = NonNullable<ReturnType<Awaited<ReturnType<typeof findNames>>['get']>>

function nameFault({ userName, sameAs }: PupilRow, owner: Owner | undefined): Refusal | null {
  if (owner?.isAdmin) return new Refusal('lineOfAdministrator', { userName })
  if (owner?.id === (sameAs ?? undefined)) return null
  return owner
    ? new Refusal('lineOfAnother', { userName, ...asNamesake(owner) })
    : new Refusal('lineOfNobody', { userName })
}

function asNamesake({ id, displayName, classCode }: Owner): Namesake {
  return { id, displayName, classCode }
}
