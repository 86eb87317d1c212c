import type { ImportAnswer, RejectedLine } from '../domain/api/import.ts'
import { userNameKey } from '../domain/api/user.ts'
import { listClassCodes } from './db/classes.ts'
import type { Database } from './db/database.ts'
import { findNames, savePupils } from './db/import-pupils.ts'
import { readPupilList } from './read-pupil-list.ts'

/**
 * Takes the good lines of a list of pupils; none where it is a dry run, whose answer is the same.
 * @throws {Refusal} 400 where the file is no such list
 */
export async function importPupils(
  db: Database,
  bytes: ArrayBuffer,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<ImportAnswer> {
  const { good, rejected } = readPupilList(bytes, await listClassCodes(db))
  const known = await findNames(
    db,
    good.map(({ row }) => row.userName),
  )
  const ofAdmins: RejectedLine[] = []
  const rows = good.flatMap(({ line, row }) => {
    if (!known.get(userNameKey(row.userName))?.isAdmin) return [row]
    ofAdmins.push({ line, message: `userName "${row.userName}" is an administrator's.` })
    return []
  })
  if (!isDryRun) await savePupils(db, rows, now)
  const updated = rows.filter(({ userName }) => known.has(userNameKey(userName))).length
  return {
    success: true,
    created: rows.length - updated,
    updated,
    rejected: [...rejected, ...ofAdmins].toSorted((one, other) => one.line - other.line),
  }
}
