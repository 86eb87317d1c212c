import { readFile, writeFile } from 'node:fs/promises'

const HOUR = 3_600_000

export interface DailyRun {
  run(): Promise<unknown>
  /** Path of the file with the day of the last run, so that a run missed while the machine was off is made up for. */
  file: string
  now(): Date
}

/** Runs the daily job unless it already ran today (UTC). @returns whether it ran */
export async function runOnceADay({ run, file, now }: DailyRun): Promise<boolean> {
  const today = now().toISOString().slice(0, 10)
  const last = await readFile(file, 'utf8').catch(() => '')
  if (last === today) return false
  await run()
  await writeFile(file, today)
  return true
}

/** Runs the daily job now and in the first hour of each later day, in place of Cloudflare's cron trigger. */
export async function scheduleDailyRun(daily: DailyRun): Promise<void> {
  const attempt = () =>
    runOnceADay(daily).catch((error: unknown) => console.error(`The daily run failed: ${String(error)}`))
  setInterval(attempt, HOUR).unref()
  await attempt()
}
