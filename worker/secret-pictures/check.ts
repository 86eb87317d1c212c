import type { Context } from 'hono'
import type { LoginAnswer } from '../../domain/api/auth.ts'
import type { Secret } from '../../domain/api/secret-pictures.ts'
import { dayEnd } from '../../domain/calendar.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { assertUnlocked } from '../limits/limit.ts'
import { findLock, refundAttempts, takeAttempts } from '../limits/queries.ts'
import type { User } from '../users/queries.ts'
import { attemptLimits } from './attempts.ts'

/**
 * Checks a pupil's pictures. Records an attempt first, so that concurrent guesses are limited like successive
 * ones, and deletes it if the pictures are right. Earlier wrong attempts still count.
 * @returns null if the pictures are right, otherwise an answer that asks for them
 * @throws {Refusal} 429 while the pictures are locked, even if the right ones were pressed
 */
export async function checkPictures(
  c: Context<AppEnv>,
  { id, secretPictures }: User,
  pressed: Secret | undefined,
): Promise<LoginAnswer | null> {
  const { db, now } = c.var
  const { short, long } = await attemptLimits(c, id)
  const assertNotLocked = async () => {
    if (await findLock(db, long, now)) throw picturesLocked(c)
    await assertUnlocked(c, short)
  }
  if (!pressed) {
    await assertNotLocked()
    return askForPictures('Choisis tes trois images secrètes.')
  }
  const limits = [...long, ...short]
  if (!(await takeAttempts(db, limits, now))) {
    await assertNotLocked()
    throw new Refusal('tooManyTries', {}, { headers: { 'Retry-After': '1' } })
  }
  if (pressed.join(' ') !== secretPictures) return askForPictures('Ce ne sont pas tes images.')
  await refundAttempts(db, limits)
  return null
}

function askForPictures(message: string): LoginAnswer {
  return { auth: false, needsPictures: true, message }
}

/** The message gives no end time: a card or the teacher can let the pupil in earlier. */
function picturesLocked({ var: { now, timeZone } }: Context<AppEnv>): Refusal {
  const seconds = Math.ceil((dayEnd(now, timeZone).getTime() - now.getTime()) / 1000)
  return new Refusal('picturesLocked', {}, { headers: { 'Retry-After': String(seconds) } })
}
