import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { type AdminAction, type Changes, changes, MAX_TARGET_LENGTH } from '../../domain/api/admin-action.ts'
import { MAX_ROWS } from '../../domain/api/list.ts'
import type { Database } from '../db/database.ts'
import { adminActions, users } from '../db/schema.ts'
import { targetNames } from './target-names.ts'

export interface Action {
  call: string
  /** The administrator; null if unknown. */
  userID: number | null
  /** The users concerned, with changes that apply to one of them only. */
  about: readonly { userID: number; changes?: Changes }[]
  target?: string
  changes?: Changes
}

/** Adds one row per user concerned, or a single row if there is none. */
export async function saveAdminAction(db: Database, action: Action, now: Date): Promise<void> {
  const { call, userID, about, target = '', changes = {} } = action
  const users: readonly { userID: number | null; changes?: Changes }[] =
    about.length === 0 ? [{ userID: null }] : about
  const list = users.map((user) => ({
    userID: user.userID,
    changes: textOf({ ...changes, ...user.changes }),
  }))
  // Stores NULL for erased users, who may have been erased by this very call.
  await db.run(sql`
    INSERT INTO admin_actions (at, user_id, call, about_id, target, changes)
    SELECT ${now.toISOString()}, (SELECT id FROM users WHERE id = ${userID}), ${call},
      (SELECT id FROM users WHERE id = named.value ->> 'userID'), ${target.slice(0, MAX_TARGET_LENGTH)}, named.value ->> 'changes'
    FROM json_each(${JSON.stringify(list)}) AS named
  `)
}

/**
 * Increments the count of the same action within the last `within` milliseconds, or adds a row, so that
 * repeated actions cannot fill the log. Supports at most one user concerned.
 */
export async function countAdminAction(
  db: Database,
  { call, userID, about: [user], target = '' }: Action,
  now: Date,
  within: number,
): Promise<void> {
  const aboutID = user?.userID ?? null
  const key = target.slice(0, MAX_TARGET_LENGTH)
  const from = new Date(now.getTime() - within).toISOString()
  // A unary plus prevents SQLite from using that column's index. The other index reads fewer rows: the one on
  // `about_id` if the row is about a user, otherwise the one on `at`.
  const isRecent =
    aboutID === null ? sql`at > ${from} AND +about_id IS NULL` : sql`+at > ${from} AND about_id = ${aboutID}`
  const same = sql`FROM admin_actions WHERE ${isRecent} AND +user_id IS ${userID} AND call = ${call} AND target = ${key}
    AND changes <> ''`
  await db.batch([
    db
      .update(adminActions)
      .set({ changes: sql`json_set(changes, '$.times.to', (changes ->> '$.times.to') + 1)` })
      .where(eq(adminActions.adminActionID, sql`(SELECT max(admin_action_id) ${same})`)),
    db.insert(adminActions).select(sql`
      SELECT NULL, ${now.toISOString()}, (SELECT id FROM users WHERE id = ${userID}), ${call},
        (SELECT id FROM users WHERE id = ${aboutID}), ${key}, ${textOf({ times: { to: 1 } })}
      WHERE NOT EXISTS (SELECT 1 ${same})`),
  ])
}

/** The newest rows, newest first, with the current names of users and targets. */
export async function listAdminActions(db: Database): Promise<AdminAction[]> {
  const by = alias(users, 'by')
  const about = alias(users, 'about')
  const rows = await db
    .select({
      adminActionID: adminActions.adminActionID,
      at: adminActions.at,
      call: adminActions.call,
      by: by.displayName,
      about: about.displayName,
      target: adminActions.target,
      changes: adminActions.changes,
    })
    .from(adminActions)
    .leftJoin(by, eq(by.id, adminActions.userID))
    .leftJoin(about, eq(about.id, adminActions.aboutID))
    .orderBy(desc(adminActions.adminActionID))
    .limit(MAX_ROWS)
  const nameOf = await targetNames(db, rows)
  return rows.map((row) => ({ ...row, targetName: nameOf(row), changes: readChanges(row.changes) }))
}

export function readChanges(text: string): Changes {
  return text === '' ? {} : z.parse(changes, JSON.parse(text))
}

function textOf(changes: Changes): string {
  return Object.keys(changes).length === 0 ? '' : JSON.stringify(changes)
}
