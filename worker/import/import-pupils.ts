import type { ImportAnswer, Namesake, PupilRow, RejectedLine } from '../../domain/api/import.ts'
import { userNameKey } from '../../domain/api/user.ts'
import type { EndedSessions } from '../../domain/events.ts'
import { listClasses } from '../classes/queries.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import { findAccounts, savePupils } from './queries.ts'
import { type PupilList, readPupilList, rejectedLine } from './read-pupil-list.ts'

/** Retries are needed only if accounts of the list change at the same time. */
const MAX_ATTEMPTS = 3

/**
 * Imports the valid lines of a pupil list. A dry run writes nothing but returns the same counts. A line
 * changes an existing account only if `sameAs` names it. `ended` are the ended sessions.
 * @throws {Refusal} 400 if the file is not a pupil list, 409 if other changes of the same accounts interfered
 * at every attempt
 */
export async function importPupils(
  db: Database,
  bytes: Uint8Array,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<{ answer: ImportAnswer; ended: EndedSessions[] }> {
  const list = await readPupilList(bytes, await listClasses(db))
  const importID = crypto.randomUUID()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { rows, rejected } = await splitByAccount(db, list)
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

/** Separates the valid lines into those that the current accounts allow and those to reject. */
async function splitByAccount(
  db: Database,
  { good, rejected }: PupilList,
): Promise<{ rows: PupilRow[]; rejected: RejectedLine[] }> {
  const owners = await findAccounts(
    db,
    good.map(({ row }) => row.userName),
  )
  const conflicts: RejectedLine[] = []
  const rows = good.flatMap(({ line, row }) => {
    const owner = owners.get(userNameKey(row.userName))
    const fault = nameFault(row, owner)
    if (fault === null) return [row]
    const account = owner && fault.code === 'lineOfAnother' ? { account: toNamesake(owner) } : {}
    conflicts.push({ ...rejectedLine(line, fault), ...account })
    return []
  })
  return {
    rows,
    rejected: [...rejected, ...conflicts].toSorted((one, other) => one.line - other.line),
  }
}

type Owner = NonNullable<ReturnType<Awaited<ReturnType<typeof findAccounts>>['get']>>

function nameFault({ userName, sameAs }: PupilRow, owner: Owner | undefined): Refusal | null {
  if (owner?.isAdmin) return new Refusal('lineOfAdministrator', { userName })
  if (owner?.id === (sameAs ?? undefined)) return null
  return owner
    ? new Refusal('lineOfAnother', { userName, ...toNamesake(owner) })
    : new Refusal('lineOfNobody', { userName })
}

function toNamesake({ id, displayName, classCode }: Owner): Namesake {
  return { id, displayName, classCode }
}
