import type { Context } from 'hono'
import { can } from '../../domain/access.ts'
import { NO_PIN } from '../../domain/no-pin.ts'
import type { AppEnv } from '../http/context.ts'
import { assertUnlocked, checkSecret, subjects } from '../limits/limit.ts'
import { readSettings } from '../settings/queries.ts'
import type { User } from '../users/queries.ts'

/**
 * True if `given` gives the caller access to the games site: their PIN, or any value if no PIN is required.
 * @throws {Refusal} 429 after too many wrong PINs, even for the right one
 */
export async function canOpenGamesSite(c: Context<AppEnv>, user: User, given: string): Promise<boolean> {
  const { enablePIN } = await readSettings(c.var.db)
  if (!enablePIN || can(c.var.actor, 'skipPIN')) return true
  const pupil = subjects('pin', String(user.id))
  if (given === NO_PIN) {
    await assertUnlocked(c, pupil)
    return false
  }
  return checkSecret(c, pupil, async () => given === user.pin)
}
