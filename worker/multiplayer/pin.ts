import type { Context } from 'hono'
import { can } from '../../domain/access.ts'
import { NO_PIN } from '../../domain/no-pin.ts'
import type { AppEnv } from '../http/context.ts'
import { mustBeUnlocked, subjects, tryOnce } from '../limits/limit.ts'
import { readSettings } from '../settings/queries.ts'
import type { User } from '../users/queries.ts'

/**
 * Whether `given` opens the games site to the caller: their PIN, or anything where none is asked for.
 * @throws {Refusal} 429 after too many wrong PINs, whatever is given then
 */
export async function opensGamesSite(c: Context<AppEnv>, user: User, given: string): Promise<boolean> {
  const { enablePIN } = await readSettings(c.var.db)
  if (!enablePIN || can(c.var.actor, 'skipPIN')) return true
  const pupil = subjects('pin', String(user.id))
  if (given === NO_PIN) {
    await mustBeUnlocked(c, pupil)
    return false
  }
  return tryOnce(c, pupil, async () => given === user.pin)
}
