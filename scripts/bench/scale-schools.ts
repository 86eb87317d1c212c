import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { NUMBERS_A_USER } from '../../worker/db/activity-number.ts'
import { namedStatements } from '../../worker/testing/every-call.ts'
import { FIRST_PUPIL, yearStatements } from '../../worker/testing/year.ts'
import { fillSchool } from '../fill-school.ts'
import type { School, SchoolDatabase } from '../school-server.ts'

/** The databases that are measured: schools of a year, alone and many in one. */

const PUPILS_A_CLASS = 30
/** Database files of the local runtime, below its state. */
const FILES = 'v3/d1/miniflare-D1DatabaseObject'

/**
 * Fills the first school's database with one school's year, gives every further one a copy of it, and those of `crowded`
 * as many schools' years as said.
 * @param pupils of a school
 */
export async function fillSchools(
  school: School,
  state: string,
  pupils: number,
  {
    copies,
    crowded,
    password,
  }: { copies: readonly string[]; crowded: Map<string, number>; password: string },
): Promise<void> {
  await fillSchool(school, password)
  await addYear(await school.database(), pupils)
  await mark(school, [...copies, ...crowded.keys()])
  await school.restart(async () => {
    const files = await filesByOwner(join(state, FILES))
    for (const name of [...copies, ...crowded.keys()]) await copyDatabase(files, name)
    for (const [name, schools] of crowded) multiply(files.get(name) ?? '', pupils, schools)
  })
}

/** Makes the databases' files, each with a table that says whose it is. */
async function mark(school: School, names: readonly string[]): Promise<void> {
  const database = await school.database()
  await database.prepare(`CREATE TABLE is_of_${FIRST_SCHOOL} (id INTEGER)`).run()
  for (const name of names) {
    const other = await school.database(name)
    await other.prepare(`CREATE TABLE is_of_${name} (id INTEGER)`).run()
  }
}

async function filesByOwner(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sqlite'))
  return new Map(files.map((file) => [ownerOf(join(folder, file)), join(folder, file)]))
}

function ownerOf(file: string): string {
  const database = new DatabaseSync(file)
  const row = database.prepare("SELECT name FROM sqlite_master WHERE name GLOB 'is_of_*'").get()
  database.close()
  return String(row?.name ?? '').replace('is_of_', '')
}

/** Puts a copy of the first school's database in the place of another's, while nothing has them open. */
async function copyDatabase(files: Map<string, string>, name: string): Promise<void> {
  const source = files.get(FIRST_SCHOOL)
  const target = files.get(name)
  if (!source || !target) throw new Error(`The file of the database "${name}" is not found.`)
  const database = new DatabaseSync(source)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  await Promise.all(['', '-wal', '-shm'].map((end) => rm(target + end, { force: true })))
  await copyFile(source, target)
}

async function addYear(database: SchoolDatabase, pupils: number): Promise<void> {
  const year = { lastWeek: '2026-06-14', weeks: 40, recentWeeks: 5, activitiesAWeek: 17, tracesADay: 5 }
  const statements = [
    ...namedStatements(),
    classesFor(pupils, 1),
    ...yearStatements({ ...year, pupils, classCode: 'c0', logsAWeek: 100 }),
    CLASS_OF_EACH,
  ]
  for (const statement of statements) await database.prepare(statement).run()
}

/** Makes of the one school's year in the file that of many schools, with pupils of their own. */
function multiply(file: string, pupils: number, schools: number): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; BEGIN')
  database.exec(classesFor(pupils, schools))
  const last = FIRST_PUPIL + pupils - 1
  for (let number = 1; number < schools; number++) {
    const id = (column: string) => `${column} + ${number * pupils}`
    const copy = (table: string, columns: string, values: string, condition = '1') => {
      const user = table === 'users' ? 'id' : 'user_id'
      database.exec(`INSERT INTO ${table} (${user}, ${columns}) SELECT ${id(user)}, ${values} FROM ${table}
        WHERE ${user} BETWEEN ${FIRST_PUPIL} AND ${last} AND ${condition}`)
    }
    const activityLogID = `activity_log_id + ${number * pupils * NUMBERS_A_USER}`
    const same = (table: string, columns: string) => copy(table, columns, columns)
    const name = `'pupil' || (${id('id')})`
    copy(
      'users',
      'user_name, user_name_key, display_name, class_code, avatar_url, pin, created_at',
      `${name}, ${name}, ${name}, class_code, avatar_url, pin, created_at`,
    )
    copy(
      'activities',
      'activity_log_id, week, client_id, description, activity_date',
      `${activityLogID}, week, client_id, description, activity_date`,
    )
    copy(
      'bravos',
      'date_created, week, source, grant_key',
      `date_created, week, source, 'activity:' || (${id('user_id')}) || substr(grant_key, length('activity:' || user_id) + 1)`,
      "source = 'activity'",
    )
    same('bravo_counts', 'month, count')
    same('multiplayer_scores', 'week, correct_answers')
    copy(
      'activity_answers',
      'activity_log_id, idempotency_key, count, created_at',
      `${activityLogID}, idempotency_key, count, created_at`,
    )
    same('video_views', 'client_id, video, week, watched_at, idempotency_key')
    same('traces', 'client_id, date')
  }
  database.exec(CLASS_OF_EACH)
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

function classesFor(pupils: number, schools: number): string {
  const numbers = Array.from({ length: Math.ceil((pupils * schools) / PUPILS_A_CLASS) }, (_, index) => index)
  return `INSERT OR IGNORE INTO classes (class_code, teacher_name, grade)
    SELECT 'c' || value, 'Mme Bravo', 4 FROM json_each('${JSON.stringify(numbers)}')`
}

const CLASS_OF_EACH = `UPDATE users SET class_code = 'c' || ((id - ${FIRST_PUPIL}) / ${PUPILS_A_CLASS}) WHERE id >= ${FIRST_PUPIL}`
