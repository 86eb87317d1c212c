import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRegistry, registerSchools } from './daily/registry.ts'
import { DAY, type Report, report } from './daily/school-day.ts'

/**
 * `npm run sim:daily [counts…]`: runs the Worker's daily job for many registered schools, each with its own
 * database. The process is killed after a third of them and restarted, and one school in a thousand always
 * fails. docs/scaling.md has the figures.
 */

/** A Worker's memory limit. */
const HEAP_MB = 128
const folder = mkdtempSync(join(tmpdir(), 'sim-daily-'))
const counts = process.argv.slice(2).map(Number)
for (const count of counts.length > 0 ? counts : [100, 10_000]) await simulate(count)
rmSync(folder, { recursive: true })

async function simulate(count: number): Promise<void> {
  const file = join(folder, `registry-${count}`)
  registerSchools(file, count)
  const first = start(file)
  await killAfter(first, file, count / 3)
  const atKill = countIn(file)
  const began = performance.now()
  const last = await reportOf(start(file))
  const { done, due } = countIn(file)
  console.table([
    {
      schools: count,
      'done before the kill': atKill.done,
      'run after it': last.runs,
      done,
      failed: last.failed,
      due,
      'ms per school': (last.milliseconds / last.runs).toFixed(1),
      'statements per school': (last.statements / last.runs).toFixed(1),
      'largest heap, MB': last.heapMB,
      'largest memory, MB': last.memoryMB,
      minutes: ((performance.now() - began) / 60_000).toFixed(1),
    },
  ])
}

function start(file: string): ChildProcess {
  const path = join(import.meta.dirname, 'daily/school-day.ts')
  return fork(path, [file], { execArgv: [`--max-old-space-size=${HEAP_MB}`] })
}

async function killAfter(child: ChildProcess, file: string, count: number): Promise<void> {
  while (countIn(file).done < count) await new Promise((resolve) => setTimeout(resolve, 200))
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
}

function reportOf(child: ChildProcess): Promise<Report> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(report.parse(message)))
    child.once('exit', (code) => reject(new Error(`The daily job exited with ${code}`)))
  })
}

function countIn(file: string) {
  const registry = openRegistry(file)
  try {
    return registry.count(DAY)
  } finally {
    registry.close()
  }
}
