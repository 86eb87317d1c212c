import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDevVars } from '../scripts/dev-vars.ts'
import { fillSchool } from '../scripts/fill-school.ts'
import { type School, startSchool } from '../scripts/school-server.ts'
import refuseStaleSite from '../scripts/site/built-site.ts'
import { ADMIN } from './people.ts'

/** Starts one school for all browser tests. @throws {Error} if the built site is missing or outdated */
export default async function startSchoolOnce(): Promise<() => Promise<void>> {
  refuseStaleSite()
  const { school, discard } = await startThrowawaySchool()
  process.env.SCHOOL_URL = school.url
  return discard
}

interface ThrowawaySchool {
  school: School
  /** The folder of its state, deleted by `discard`. */
  folder: string
  discard(): Promise<void>
}

/** Starts the demo school with its own state. `discard` stops it and deletes the state. */
export async function startThrowawaySchool(entry?: string): Promise<ThrowawaySchool> {
  const started = await startEmptySchool(entry)
  await fillSchool(started.school, ADMIN.password)
  return started
}

/** Starts a school with an empty database. */
export async function startEmptySchool(entry = 'e2e/worker.ts'): Promise<ThrowawaySchool> {
  const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-'))
  const variables = await loadDevVars(join(folder, '.dev.vars'))
  const school = await startSchool({
    port: 0,
    state: join(folder, 'state'),
    variables,
    entry,
  })
  return {
    school,
    folder,
    async discard() {
      await school.stop()
      await rm(folder, { recursive: true })
    },
  }
}
