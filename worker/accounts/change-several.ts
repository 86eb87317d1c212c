import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { avatars } from '../../content/avatars.ts'
import type { ChangeSeveralRequest } from '../../domain/api/account.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'
import { listClassCodes } from '../classes/queries.ts'
import type { Database } from '../db/database.ts'
import { hashOf } from '../hash-of.ts'
import { mustBeClass } from './changes.ts'

/**
 * Changes several pupils in one statement.
 * @returns whom: all but those who are no pupils, or are gone
 * @throws {Refusal} 400 where the school has no such class
 */
export async function changePupils(db: Database, asked: ChangeSeveralRequest): Promise<number[]> {
  const { userIDs, classCode, pins, avatars: wanted, idempotencyKey } = asked
  if (classCode !== undefined) mustBeClass(classCode, await listClassCodes(db))
  const rows = await Promise.all(
    [...new Set(userIDs)].map(async (id) => {
      const drawn = await drawnFor(id, idempotencyKey)
      const pin = pins === 'new' ? String(drawn % 10_000).padStart(4, '0') : null
      const avatarUrl = wanted === 'new' ? avatars[Math.floor(drawn / 10_000) % avatars.length] : NO_AVATAR
      return { id, pin, avatarUrl }
    }),
  )
  const sets = [
    classCode !== undefined && sql`class_code = ${classCode}`,
    pins !== undefined && sql`pin = chosen.value ->> 'pin'`,
    wanted !== undefined && sql`avatar_url = chosen.value ->> 'avatarUrl'`,
  ].filter((each) => each !== false)
  const changed = await db.all(sql`
    UPDATE users SET ${sql.join(sets, sql`, `)} FROM json_each(${JSON.stringify(rows)}) AS chosen
    WHERE users.id = chosen.value ->> 'id' AND NOT users.is_admin RETURNING users.id AS id`)
  return z.parse(z.array(z.object({ id: z.int() })), changed).map(({ id }) => id)
}

/** A number that the key gives this pupil each time, and nobody foresees without it. */
async function drawnFor(id: number, key: string): Promise<number> {
  return Number.parseInt(await hashOf(Uint8Array.from(new TextEncoder().encode(`${key}:${id}`)), 6), 16)
}
