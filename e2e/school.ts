import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devVars } from '../scripts/dev-vars.ts'
import { fillSchool } from '../scripts/fill-school.ts'
import { type School, startSchool } from '../scripts/school-server.ts'
import { ADMIN } from './people.ts'

/** Starts one school for all browser tests. */
export default async function startSchoolOnce(): Promise<() => Promise<void>> {
  const { school, discard } = await startThrowawaySchool()
  process.env.SCHOOL_URL = school.url
  return discard
}

/** A school with a state of its own, which `discard` ends and throws away. */
export async function startThrowawaySchool(): Promise<{ school: School; discard(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-'))
  const variables = await devVars(join(folder, '.dev.vars'))
  const school = await startSchool({
    port: 0,
    state: join(folder, 'state'),
    variables,
    entry: 'e2e/worker.ts',
  })
  await fillSchool(school, ADMIN.password)
  return {
    school,
    async discard() {
      await school.stop()
      await rm(folder, { recursive: true })
    },
  }
}
