import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../domain/access.ts'
import type { GroupChanges, NewGroup, PupilGroup } from '../../domain/api/group.ts'
import { frenchOrder } from '../../domain/french-order.ts'
import type { Database } from '../db/database.ts'
import { groupMembers, pupilGroups } from '../db/schema.ts'
import { ownKeyMatcher } from './audience.ts'
import { removeAudiencesStatements } from './remove-audiences.ts'

/** The groups that a teacher may see, with the ids of their members, by name. */
export async function listGroups(db: Database, actor: Actor): Promise<PupilGroup[]> {
  const isOwn = await ownKeyMatcher(db, actor)
  const [all, members] = await db.batch([
    db.select().from(pupilGroups),
    db.select().from(groupMembers).orderBy(asc(groupMembers.groupID), asc(groupMembers.userID)),
  ])
  const groups = all.filter(({ groupID }) => isOwn(groupID))
  const byGroup = Map.groupBy(members, ({ groupID }) => groupID)
  return groups
    .map((group) => ({ ...group, userIDs: (byGroup.get(group.groupID) ?? []).map(({ userID }) => userID) }))
    .toSorted((one, other) => frenchOrder(one.name, other.name))
}

export async function findGroup(db: Database, groupID: string): Promise<PupilGroup | undefined> {
  const [[group], members] = await db.batch([
    db.select().from(pupilGroups).where(eq(pupilGroups.groupID, groupID)),
    db
      .select({ userID: groupMembers.userID })
      .from(groupMembers)
      .where(eq(groupMembers.groupID, groupID))
      .orderBy(asc(groupMembers.userID)),
  ])
  return group && { ...group, userIDs: members.map(({ userID }) => userID) }
}

export async function addGroup(db: Database, { groupID, name, userIDs }: NewGroup): Promise<void> {
  await db.batch([
    db.insert(pupilGroups).values({ groupID, name }).onConflictDoNothing(),
    insertMembers(db, groupID, userIDs),
  ])
}

export async function changeGroup(
  db: Database,
  groupID: string,
  { name, add = [], remove = [] }: GroupChanges,
): Promise<void> {
  await db.batch([
    db
      .delete(groupMembers)
      .where(
        and(
          eq(groupMembers.groupID, groupID),
          inArray(groupMembers.userID, sql`(SELECT value FROM json_each(${JSON.stringify(remove)}))`),
        ),
      ),
    insertMembers(db, groupID, add),
    db
      .update(pupilGroups)
      .set({ name: name ?? sql`name` })
      .where(eq(pupilGroups.groupID, groupID)),
  ])
}

/** Adds the users who are pupils, unless the group is gone. */
function insertMembers(db: Database, groupID: string, userIDs: readonly number[]) {
  return db
    .insert(groupMembers)
    .select(
      sql`SELECT group_id, users.id FROM pupil_groups
        JOIN users ON users.id IN (SELECT value FROM json_each(${JSON.stringify(userIDs)})) AND NOT users.is_admin
        WHERE group_id = ${groupID}`,
    )
    .onConflictDoNothing()
}

/**
 * Deletes a group with its goal and checks, and removes it from lessons and live games.
 * @returns false if it did not exist
 */
export async function deleteGroup(db: Database, groupID: string): Promise<boolean> {
  const [, deleted] = await db.batch([
    db.delete(groupMembers).where(eq(groupMembers.groupID, groupID)),
    db.delete(pupilGroups).where(eq(pupilGroups.groupID, groupID)).returning(),
    ...removeAudiencesStatements(db, sql`(SELECT ${groupID})`),
  ])
  return deleted.length > 0
}
