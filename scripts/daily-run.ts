import { readFile, writeFile } from 'node:fs/promises'

const HOUR = 3_600_000

export interface DailyRun {
  run(): Promise<unknown>
  /** The file that remembers the day of the last run, so that a machine which is off at night misses none. */
  file: string
  now(): Date
}

/** Does the day's run where it was not done yet today (UTC). @returns whether it did */
export async function runOnceADay({ run, file, now }: DailyRun): Promise<boolean> {
  const today = now().toISOString().slice(0, 10)
  const last = await readFile(file, 'utf8').catch(() => '')
  if (last === today) return false
  await run()
  await writeFile(file, today)
  return true
}

/** Does the day's run now and at the first full hour of each day to come. Nothing calls by time on one's own machine. */
export async function keepDailyRun(daily: DailyRun): Promise<void> {
  const attempt = () =>
    runOnceADay(daily).catch((error: unknown) => console.error(`The daily run failed: ${String(error)}`))
  setInterval(attempt, HOUR).unref()
  await attempt()
}
