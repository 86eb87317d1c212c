import type { Stores } from '../worker/backup/write-backup.ts'
import { devVars } from './dev-vars.ts'
import { STATE, startSchool } from './school-server.ts'

/** What the school of this machine keeps; `SCHOOL_STATE` names another folder than `npm start`'s. */
export async function openStores(): Promise<{
  stores: Stores
  timeZone: string
  close(): Promise<void>
}> {
  const { ADMIN_PASSWORD: _unused, ...variables } = await devVars('.dev.vars')
  const state = process.env.SCHOOL_STATE ?? STATE
  const school = await startSchool({ port: 0, state, variables, site: false })
  return {
    stores: { database: await school.database(), files: await school.files() },
    timeZone: await school.timeZone(),
    close: () => school.stop(),
  }
}
