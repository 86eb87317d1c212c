import { beforeEach, expect, it } from 'vitest'
import { download, sendBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { recorded, type Statement } from '../testing/recorded.ts'
import { openSchool, type School } from '../testing/school.ts'
import { PAGE_CHARACTERS } from './write-backup.ts'

/** Writing and restoring a backup use the same memory, whatever the size of the school. */

const LONG_ROWS = 40
const LONG_ROW_CHARACTERS = 100_000
const SHORT_ROWS = 4000

let school: School
let statements: Statement[]
beforeEach(async () => {
  const { database, statements: run } = recorded(bindings.DB)
  statements = run
  school = await openSchool({ DB: database })
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  await bindings.DB.batch(
    [
      `${numbers(LONG_ROWS)} INSERT INTO page_versions (client_id, title, content, updated)
       SELECT 'Page_Letter', 'x', '["' || hex(randomblob(${LONG_ROW_CHARACTERS / 2})) || '"]',
         strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' minutes') FROM n`,
      `${numbers(SHORT_ROWS)} INSERT INTO traces (user_id, client_id, date)
       SELECT 2, 'Page_' || i, '2026-11-18T15:00:00.000Z' FROM n`,
    ].map((statement) => bindings.DB.prepare(statement)),
  )
})

const pagesOf = (table: string) =>
  statements.filter(({ sql }) => sql.startsWith(`SELECT * FROM ${table} `)).map(({ rowsRead }) => rowsRead)

it('reads pages of limited size, with few long rows or many short ones', async () => {
  await download(school)
  expect(Math.max(...pagesOf('page_versions')) * LONG_ROW_CHARACTERS).toBeLessThan(1.2 * PAGE_CHARACTERS)
  expect(Math.max(...pagesOf('traces'))).toBeLessThan(10_000)
  expect(pagesOf('traces').length).toBeLessThan(8)
})

it('stages rows in parts of limited size', async () => {
  expect((await sendBackup(school, await download(school))).status).toBe(200)
  const bound = statements.flatMap(({ params }) => params.map((value) => String(value).length))
  expect(Math.max(...bound)).toBeLessThan(400_000 + 2 * LONG_ROW_CHARACTERS)
})
