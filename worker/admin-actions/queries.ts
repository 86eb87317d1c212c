import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type AdminAction, MOST_TARGET } from '../../domain/api/admin-action.ts'
import { MOST_ROWS } from '../../domain/api/list.ts'
import type { Database } from '../db/database.ts'
import { adminActions, users } from '../db/schema.ts'

interface Done {
  userID: number
  call: string
  about: readonly number[]
  target: string
}

/** Keeps what an administrator did, in a row for each user whom it was about. */
export async function saveAdminAction(
  db: Database,
  { userID, call, about, target }: Done,
  now: Date,
): Promise<void> {
  const list = JSON.stringify(about.length === 0 ? [null] : about)
  // Who was erased meanwhile, perhaps by this call, is named no more.
  await db.run(sql`
    INSERT INTO admin_actions (at, user_id, call, about_id, target)
    SELECT ${now.toISOString()}, (SELECT id FROM users WHERE id = ${userID}), ${call},
      (SELECT id FROM users WHERE id = named.value), ${target.slice(0, MOST_TARGET)}
    FROM json_each(${list}) AS named
  `)
}

/** What administrators did last, newest first. */
export async function listAdminActions(db: Database): Promise<AdminAction[]> {
  const by = alias(users, 'by')
  const about = alias(users, 'about')
  return db
    .select({
      adminActionID: adminActions.adminActionID,
      at: adminActions.at,
      call: adminActions.call,
      by: by.displayName,
      about: about.displayName,
      target: adminActions.target,
    })
    .from(adminActions)
    .leftJoin(by, eq(by.id, adminActions.userID))
    .leftJoin(about, eq(about.id, adminActions.aboutID))
    .orderBy(desc(adminActions.adminActionID))
    .limit(MOST_ROWS)
}
