import { eq, sql } from 'drizzle-orm'
import { canChooseLightning } from '../../../domain/learning/mission.ts'
import { supportBits } from '../../../domain/supports.ts'
import { factsOfClass } from '../../classes/queries.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { User } from '../../users/queries.ts'
import { forgetUnbegunMission, type MissionContext } from './read-mission.ts'

const LIGHTNING = supportBits(['lightning'])

/**
 * Sets the level of a pupil's missions. It applies to the mission of the day if none of the mission's words
 * has been answered, otherwise from the next day on.
 * @returns the changed user
 * @throws {Refusal} 403 if the pupil's grade may not choose the level
 */
export async function chooseLevel(
  db: Database,
  user: User,
  { isLightning, ...context }: MissionContext & { isLightning: boolean },
): Promise<User> {
  const { grade } = await factsOfClass(db, user)
  if (!canChooseLightning(grade)) throw new Refusal('forbidden')
  const supports = isLightning
    ? sql<number>`${users.supports} | ${LIGHTNING}`
    : sql<number>`${users.supports} & ~${LIGHTNING}`
  const [changed = user] = await db.update(users).set({ supports }).where(eq(users.id, user.id)).returning()
  await forgetUnbegunMission(db, changed, context)
  return changed
}
