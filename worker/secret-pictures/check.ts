import type { Context } from 'hono'
import type { LoginAnswer } from '../../domain/api/auth.ts'
import type { Secret } from '../../domain/api/secret-pictures.ts'
import { dayEnd } from '../../domain/calendar.ts'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { mustBeUnlocked } from '../limits/limit.ts'
import { findLock, giveBack, takeAttempts } from '../limits/queries.ts'
import type { User } from '../users/queries.ts'
import { tryLimits } from './tries.ts'

/**
 * Checks a pupil's pictures. A try is taken beforehand, so that any number of guesses at the same time are bounded like one after
 * the other; a right one is given back, and earlier wrong ones are not.
 * @returns the answer that asks for pictures where none came or those are wrong; null where they are right
 * @throws {Refusal} 429 while the pictures are locked, whatever was pressed
 */
export async function picturesProblem(
  c: Context<AppEnv>,
  { id, secretPictures }: User,
  given: Secret | undefined,
): Promise<LoginAnswer | null> {
  const { db, now } = c.var
  const { short, long } = await tryLimits(c, id)
  const mustBeOpen = async () => {
    if (await findLock(db, long, now)) throw picturesLocked(c)
    await mustBeUnlocked(c, short)
  }
  if (!given) {
    await mustBeOpen()
    return needs('Choisis tes trois images secrètes.')
  }
  const limits = [...long, ...short]
  if (!(await takeAttempts(db, limits, now))) {
    await mustBeOpen()
    throw new Refusal('tooManyTries', {}, { headers: { 'Retry-After': '1' } })
  }
  if (given.join(' ') !== secretPictures) return needs('Ce ne sont pas tes images.')
  await giveBack(db, limits)
  return null
}

function needs(message: string): LoginAnswer {
  return { auth: false, needsPictures: true, message }
}

/** It names no end: the card and the teacher open before tomorrow. */
function picturesLocked({ var: { now, timeZone } }: Context<AppEnv>): Refusal {
  const seconds = Math.ceil((dayEnd(now, timeZone).getTime() - now.getTime()) / 1000)
  return new Refusal('picturesLocked', {}, { headers: { 'Retry-After': String(seconds) } })
}
