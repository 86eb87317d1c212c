import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devVars } from '../scripts/dev-vars.ts'
import { fillSchool } from '../scripts/fill-school.ts'
import { startSchool } from '../scripts/school-server.ts'
import { ADMIN } from './people.ts'

/** Starts one school for all browser tests, with a state of its own that is thrown away. */
export default async function startSchoolOnce(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-'))
  const variables = await devVars(join(folder, '.dev.vars'))
  const school = await startSchool({
    port: 0,
    state: join(folder, 'state'),
    variables,
    entry: 'e2e/worker.ts',
  })
  await fillSchool(school, ADMIN.password)
  process.env.SCHOOL_URL = school.url
  return async () => {
    await school.stop()
    await rm(folder, { recursive: true })
  }
}
