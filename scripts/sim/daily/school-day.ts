import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { demoSeed } from '../../../worker/seed/school-seeds.ts'
import { seedStatements } from '../../../worker/seed/seed-statements.ts'
import { yearStatements } from '../../../worker/testing/year.ts'
import { openRegistry } from './registry.ts'
import { runRegistered } from './run-registered.ts'
import { type SqliteD1, sqliteD1 } from './sqlite-d1.ts'

/** The process that daily.ts starts: runs the daily job of every school that is due, and sends a report. */

export const DAY = '2026-11-18'
export const report = z.object({
  runs: z.int(),
  failed: z.int(),
  milliseconds: z.number(),
  statements: z.int(),
  heapMB: z.int(),
  memoryMB: z.int(),
})
export type Report = z.infer<typeof report>

type RunDaily = (
  stores: { database: SqliteD1; files: { list(): Promise<{ objects: [] }> } },
  day: { now: Date; timeZone: string; random: () => number },
) => Promise<void>

const day = { now: new Date(`${DAY}T09:00:00.000Z`), timeZone: 'America/Toronto', random: () => 0.5 }

const [, , file] = process.argv
if (process.send && file) process.send(await runDue(file))

async function runDue(file: string): Promise<Report> {
  const runDaily = await load()
  const template = await filledSchool(runDaily)
  const registry = openRegistry(file)
  const total = { runs: 0, statements: 0, heap: 0 }
  const began = performance.now()
  const failed = await runRegistered(registry, DAY, async (school) => {
    const database = sqliteD1(template)
    try {
      if (school.endsWith('999')) throw new Error('D1 is gone')
      await runDaily(storesOf(database), day)
    } finally {
      total.runs += 1
      total.statements += database.statements()
      total.heap = Math.max(total.heap, process.memoryUsage().heapUsed)
      database.close()
    }
  })
  registry.close()
  return {
    runs: total.runs,
    failed: failed.size,
    milliseconds: performance.now() - began,
    statements: total.statements,
    heapMB: Math.round(total.heap / 2 ** 20),
    memoryMB: Math.round(process.resourceUsage().maxRSS / 1024),
  }
}

/** Imported dynamically, because Worker code and Node code are separate TypeScript programs. */
async function load(): Promise<RunDaily> {
  const path: string = new URL('../../../worker/daily/daily.ts', import.meta.url).href
  const isFunction = (value: unknown) => typeof value === 'function'
  return z.object({ runDaily: z.custom<RunDaily>(isFunction) }).parse(await import(path)).runDaily
}

/** A school with the site's contents and six weeks of 60 pupils, one day after its last daily job. */
async function filledSchool(runDaily: RunDaily): Promise<Uint8Array> {
  const database = sqliteD1()
  for (const migration of globSync('migrations/*.sql').sort()) database.exec(readFileSync(migration, 'utf8'))
  const admin = { userName: 'madame', displayName: 'Madame', passwordHash: '' }
  const year = { pupils: 60, classCode: '4-1', lastWeek: '2026-11-15', weeks: 6, recentWeeks: 6 }
  for (const statement of [
    ...seedStatements(demoSeed(admin), new Date(`${DAY}T00:00:00.000Z`)),
    ...yearStatements({ ...year, activitiesAWeek: 10, tracesADay: 5, logsAWeek: 20 }),
  ])
    database.exec(statement)
  await runDaily(storesOf(database), { ...day, now: new Date(day.now.getTime() - 24 * 3_600_000) })
  const bytes = database.bytes()
  database.close()
  return bytes
}

function storesOf(database: SqliteD1) {
  return { database, files: { list: async () => ({ objects: [] as [] }) } }
}
