import { Hono } from 'hono'
import { healthAnswer } from '../../domain/api/health.ts'
import { version } from '../../package.json'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { logError } from '../http/log-error.ts'
import { Refusal } from '../http/refusal.ts'
import { schoolClosed } from '../schools/restore-lock.ts'
import { assertSeeded, isBeingRestored } from '../schools/state.ts'

export const health = new Hono<AppEnv>().get(
  '/',
  documented('Whether the Worker and its school are available', healthAnswer),
  async (c) => {
    const { school } = c.var
    const isRestoring = await isBeingRestored(school.database).catch((error: unknown) => {
      logError('The database', error)
      throw new Refusal('databaseSilent')
    })
    if (isRestoring) throw schoolClosed('restoring')
    await assertSeeded(school)
    return answerWith(c, { success: true, version: versionWith(c.var.variables.RELEASE), database: 'ok' })
  },
)

/** `0.1.0+3f9a12bc`: the project's version and the release of the site deployed with it. */
function versionWith(release: string): string {
  return release === '' ? version : `${version}+${release}`
}
