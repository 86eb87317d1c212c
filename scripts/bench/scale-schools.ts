import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { NUMBERS_A_USER } from '../../worker/activities/number.ts'
import { namedStatements } from '../../worker/testing/every-call.ts'
import { FIRST_PUPIL, yearStatements } from '../../worker/testing/year.ts'
import { fillSchool } from '../fill-school.ts'
import type { SchoolDatabase } from '../migrate.ts'
import { type School, startSchool } from '../school-server.ts'

/** The schools that are measured: each Worker has its own, alone, among others or many in one database. */

/** The schools behind one Worker. */
export interface Size {
  /** Beside the first, each with a database of its own. */
  others: readonly string[]
  /** Whose data of a year is in the first's database. */
  inOne: number
}

interface Filling {
  /** Of a school. */
  pupils: number
  /** The administrators'. */
  password: string
  variables: Record<string, string>
}

const PUPILS_A_CLASS = 30
/** Database files of the local runtime, below its state. */
const FILES = 'v3/d1/miniflare-D1DatabaseObject'

/** Fills a database with a school's year. @returns its file, which nothing has open */
export async function makeYear(state: string, { pupils, password, variables }: Filling): Promise<string> {
  const school = await start(state, variables, [])
  await fillSchool(school, password)
  await addYear(await school.database(), pupils)
  await mark(school, [])
  await school.stop()
  const file = (await filesByOwner(state))(FIRST_SCHOOL)
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return file
}

/** Starts a Worker with the year of `filled` in each of its schools. */
export async function openSchools(
  state: string,
  filled: string,
  { others, inOne }: Size,
  { pupils, variables }: Filling,
): Promise<School> {
  const school = await start(state, variables, others)
  await mark(school, others)
  await school.restart(async () => {
    const fileOf = await filesByOwner(state)
    for (const name of [FIRST_SCHOOL, ...others]) await copyDatabase(filled, fileOf(name))
    multiply(fileOf(FIRST_SCHOOL), pupils, inOne)
  })
  return school
}

function start(state: string, variables: Filling['variables'], schools: readonly string[]): Promise<School> {
  return startSchool({ port: 0, state, variables, entry: 'scripts/bench/worker.ts', site: false, schools })
}

/** Makes the databases' files, each with a table that says whose it is. */
async function mark(school: School, others: readonly string[]): Promise<void> {
  for (const name of [FIRST_SCHOOL, ...others]) {
    const database = await school.database(name === FIRST_SCHOOL ? undefined : name)
    await database.prepare(`CREATE TABLE is_of_${name} (id INTEGER)`).run()
  }
}

async function filesByOwner(state: string): Promise<(name: string) => string> {
  const folder = join(state, FILES)
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sqlite'))
  const files = new Map(names.map((file) => [ownerOf(join(folder, file)), join(folder, file)]))
  return (name) => {
    const file = files.get(name)
    if (file === undefined) throw new Error(`The file of the database "${name}" is not found.`)
    return file
  }
}

function ownerOf(file: string): string {
  const database = new DatabaseSync(file)
  const row = database.prepare("SELECT name FROM sqlite_master WHERE name GLOB 'is_of_*'").get()
  database.close()
  return String(row?.name ?? '').replace('is_of_', '')
}

/** Puts a copy of a database in the place of another, while nothing has them open. */
async function copyDatabase(source: string, target: string): Promise<void> {
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
  if (schools === 1) return
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
