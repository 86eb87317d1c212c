import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openRegistry, type Registry, registerSchools } from './registry.ts'
import { runRegistered } from './run-registered.ts'

const DAY = '2026-11-18'

let folder = ''
let registry: Registry
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'))
  registerSchools(join(folder, 'registry'), 250)
  registry = openRegistry(join(folder, 'registry'))
})
afterEach(() => {
  registry.close()
  rmSync(folder, { recursive: true })
})

it('runs every registered school once a day', async () => {
  const runs: string[] = []
  const job = async (school: string) => void runs.push(school)
  expect(await runRegistered(registry, DAY, job)).toEqual(new Set())
  await runRegistered(registry, DAY, job)
  expect(runs).toHaveLength(250)
  expect(new Set(runs).size).toBe(250)
  await runRegistered(registry, '2026-11-19', job)
  expect(runs).toHaveLength(500)
})

it('runs the remaining schools after an interruption', async () => {
  const runs: string[] = []
  const cutOff = async (school: string) => {
    // From here on no job finishes, as if the process had been killed.
    if (runs.length === 100) await new Promise(() => {})
    runs.push(school)
  }
  void runRegistered(registry, DAY, cutOff)
  await expect.poll(() => registry.count(DAY)).toEqual({ done: 100, due: 150 })
  const later: string[] = []
  await runRegistered(registry, DAY, async (school) => void later.push(school))
  expect(later).toHaveLength(150)
  expect(new Set([...runs, ...later]).size).toBe(250)
})

it('runs the other schools if a job fails, and retries it after them', async () => {
  const runs: string[] = []
  const job = async (school: string) => {
    runs.push(school)
    const tries = runs.filter((each) => each === school).length
    if (school === 'school-00003' || (school === 'school-00008' && tries === 1)) throw new Error('D1 is gone')
  }
  expect(await runRegistered(registry, DAY, job)).toEqual(new Set(['school-00003']))
  expect(registry.count(DAY)).toEqual({ done: 249, due: 1 })
  expect(runs.slice(250)).toEqual(['school-00003', 'school-00008', 'school-00003'])
})
