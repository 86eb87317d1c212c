import type { Context } from 'hono'
import type { LoginAnswer } from '../../domain/api/auth.ts'
import type { Secret } from '../../domain/api/secret-pictures.ts'
import type { AppEnv } from '../http/context.ts'
import { mustBeUnlocked, subjects, tryOnce } from '../limits/limit.ts'
import type { Subject } from '../limits/queries.ts'
import type { User } from '../users/queries.ts'

/** Tries at a pupil's pictures: counted by pupil alone, since a class sits behind one address. */
export function triesAt(userID: number): Subject[] {
  return subjects('pictures', String(userID))
}

/** What is wanted of a pupil who gave no pictures, or wrong ones; null where they are right. @throws {Refusal} 429 while locked */
export async function picturesProblem(
  c: Context<AppEnv>,
  { id, secretPictures }: User,
  given: Secret | undefined,
): Promise<LoginAnswer | null> {
  const tries = triesAt(id)
  if (!given) {
    await mustBeUnlocked(c, tries)
    return needs('Choisis tes trois images secrètes.')
  }
  const areRight = await tryOnce(c, tries, async () => given.join(' ') === secretPictures)
  return areRight ? null : needs('Ce ne sont pas tes images.')
}

function needs(message: string): LoginAnswer {
  return { auth: false, needsPictures: true, message }
}
