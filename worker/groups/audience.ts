import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Actor } from '../../domain/access.ts'
import { isGroupKey, pupilKey, pupilOfKey } from '../../domain/audience.ts'
import type { Database } from '../db/database.ts'
import { groupMembers, users } from '../db/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isOfScope, type User } from '../users/queries.ts'

type Pupil = Pick<User, 'id' | 'classCode'>

/**
 * Subquery: the audience keys that address a pupil: those of the pupil's groups, of the class, and of the
 * pupil alone.
 */
export function audienceKeysOf({ id, classCode }: Pupil | Record<keyof Pupil, Placeholder>): SQL {
  return sql`(
    SELECT group_id FROM group_members WHERE user_id = ${id}
    UNION ALL SELECT 'pupil:' || CAST(${id} AS INTEGER) UNION ALL SELECT ${classCode}
  )`
}

/** The audience keys that address a pupil, narrowest first. */
export async function readAudienceKeys(db: Database, { id, classCode }: Pupil): Promise<string[]> {
  const groups = await db
    .select({ groupID: groupMembers.groupID })
    .from(groupMembers)
    .where(eq(groupMembers.userID, id))
  return [pupilKey(id), ...groups.map(({ groupID }) => groupID), ...(classCode === null ? [] : [classCode])]
}

/** True if one of the audience keys addresses the pupil. Reads the pupil's groups only if needed. */
export async function isInAudience(db: Database, keys: readonly string[], pupil: Pupil): Promise<boolean> {
  if (keys.includes(pupil.classCode ?? '') || keys.includes(pupilKey(pupil.id))) return true
  return keys.some(isGroupKey) && (await readAudienceKeys(db, pupil)).some((key) => keys.includes(key))
}

/** Subquery: the ids of the users that audience keys address, each once. @param keys JSON array */
export function audienceUsers(keys: SQL | string): SQL {
  const key = sql`json_each(${keys}) AS key`
  return sql`(
    SELECT users.id FROM ${key} JOIN users ON users.class_code = key.value
    UNION SELECT group_members.user_id FROM ${key} JOIN group_members ON group_members.group_id = key.value
    UNION SELECT users.id FROM ${key} JOIN users ON key.value GLOB 'pupil:*' AND users.id = substr(key.value, 7)
  )`
}

/** @throws {Refusal} 404 for the first key of an unknown class, group or pupil */
export async function assertAudienceExists(db: Database, keys: readonly string[]): Promise<void> {
  const { results } = await db.$client
    .prepare(
      `SELECT key.value AS key FROM json_each(?) AS key
        WHERE NOT EXISTS (SELECT 1 FROM classes WHERE class_code = key.value)
          AND NOT EXISTS (SELECT 1 FROM pupil_groups WHERE group_id = key.value)
          AND NOT EXISTS (
            SELECT 1 FROM users WHERE key.value GLOB 'pupil:*' AND id = substr(key.value, 7) AND NOT is_admin
          )
        ORDER BY key.key LIMIT 1`,
    )
    .bind(JSON.stringify(keys))
    .all()
  const [unknown] = z.parse(z.array(z.object({ key: z.string() })), results)
  if (unknown === undefined) return
  const { key } = unknown
  if (isGroupKey(key)) throw new Refusal('groupUnknown')
  const userID = pupilOfKey(key)
  throw userID === null
    ? new Refusal('classMissing', { classCode: key })
    : new Refusal('userUnknown', { userID: String(userID) })
}

/**
 * Returns a predicate: true for audience keys of a colleague's classes, groups or pupils. True for every key
 * if the actor is not limited to classes.
 */
export async function ownKeyMatcher(db: Database, actor: Actor): Promise<(key: string) => boolean> {
  const ofScope = isOfScope(actor)
  if (!actor?.scope || !ofScope) return () => true
  const [groups, pupils] = await db.batch([
    db.selectDistinct({ groupID: groupMembers.groupID }).from(groupMembers).where(isOwnGroup(actor)),
    db.select({ id: users.id }).from(users).where(ofScope),
  ])
  const own = new Set([
    ...actor.scope.classCodes,
    ...groups.map(({ groupID }) => groupID),
    ...pupils.map(({ id }) => pupilKey(id)),
  ])
  return (key) => own.has(key)
}

/**
 * SQL condition on `group_members`: true if a colleague may see the group, because all its members are pupils
 * of her classes.
 */
export function isOwnGroup(actor: Actor): SQL | undefined {
  const ofScope = isOfScope(actor)
  return (
    ofScope &&
    sql`${groupMembers.groupID} NOT IN (
      SELECT member.group_id FROM group_members AS member JOIN users ON users.id = member.user_id AND (${ofScope}) IS NOT TRUE
    )`
  )
}

/** The keys of single pupils among the users matching a condition. */
export function pupilKeys(condition: SQL | undefined): SQL {
  return sql`(SELECT 'pupil:' || ${users.id} FROM ${users} WHERE ${condition})`
}
