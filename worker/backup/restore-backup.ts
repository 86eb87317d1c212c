import { type EndedSessions, NO_MORE_TOKENS } from '../../domain/events.ts'
import { HOLDS_LOCK, whileRestoring } from '../schools/restore-lock.ts'
import { CAN_ADMINISTER } from './contents.ts'
import { keepBackup } from './kept-backups.ts'
import { type Part, type Staged, stageBackup } from './stage-backup.ts'
import { tables } from './tables.ts'
import type { Stores } from './write-backup.ts'

export interface Restored {
  rows: number
  files: number
  /** Of users who are gone, or not what they were. */
  endedSessions: EndedSessions[]
}

type Statement = ReturnType<Stores['database']['prepare']>

/**
 * Replaces all of the school's data with the backup, in one transaction; a restore that is cut off changes nothing. Closes the
 * school meanwhile and keeps the current state as a backup first. Raises the menu's stamp, because browsers ignore an older menu.
 * @param backup that `checkBackup` has accepted, or that the school itself kept
 * @param moment `by` is who restores: their account stays if nobody in the backup could administer the school; 0 for any administrator's
 * @throws {Refusal} 503 while another restore is running
 */
export async function restoreBackup(
  stores: Stores,
  backup: ReadableStream<Uint8Array<ArrayBuffer>>,
  moment: Moment,
): Promise<Restored> {
  const { database } = stores
  const restore = crypto.randomUUID()
  return whileRestoring(database, restore, async () => {
    const forget = database.prepare('DELETE FROM restore_parts WHERE restore = ?').bind(restore)
    try {
      const staged = await stageBackup(stores, backup, restore, moment)
      // After staging, by when calls that began before the school was closed have ended.
      await keepBackup(stores, moment.now)
      const results = await database.batch([...replacement(database, restore, staged, moment), forget])
      const ended = results.at(-2)
      return {
        rows: staged.rows,
        files: staged.files,
        endedSessions: (ended?.results ?? []).map(({ id, version }) => ({
          userID: Number(id),
          tokenVersion: Number(version ?? NO_MORE_TOKENS),
        })),
      }
    } catch (error) {
      // The daily run deletes leftovers.
      await forget.all().catch(() => undefined)
      throw error
    }
  })
}

interface Moment {
  by: number
  now: Date
  timeZone: string
}

/** The transaction that puts the staged rows in the place of the school's; its last statement tells whose sessions have ended. */
function replacement(
  database: Stores['database'],
  restore: string,
  { parts, lastUserID }: Staged,
  { by, now }: Moment,
): Statement[] {
  return [
    database.prepare('PRAGMA defer_foreign_keys = ON'),
    mustBeWhole(database, restore, parts.length),
    noteFormer(database, restore, by),
    // Import history is not in backups and names pupils, so earlier imports can no longer be undone.
    database.prepare('DELETE FROM imported_pupils'),
    ...tables.toReversed().map(({ name }) => database.prepare(`DELETE FROM ${name}`)),
    ...parts.map((part) => insertion(database, restore, part)),
    ...forgetMissing(database),
    ...raiseUserIDs(database, lastUserID, now),
    keepAdministrator(database, restore),
    ...keepSecondFactors(database, restore),
    keepRequirement(database, restore),
    forgetLocks(database, restore),
    ...keepVersions(database, restore),
    raiseMenuStamp(database, restore, now),
    endedSessions(database, restore),
  ]
}

/** Makes the transaction fail if a part is missing or the lock was lost (NULL violates NOT NULL). */
function mustBeWhole(database: Stores['database'], restore: string, count: number): Statement {
  return database
    .prepare(
      `INSERT INTO restore_parts (restore, part, created_at, content) SELECT NULL, 0, '', ''
       WHERE (SELECT count(*) FROM restore_parts WHERE restore = ?) <> ? OR NOT ${HOLDS_LOCK}`,
    )
    .bind(restore, count, restore)
}

/** A row of an earlier version lacks columns: it has there what the database fills in. */
function insertion(database: Stores['database'], restore: string, { table, part }: Part): Statement {
  return database
    .prepare(
      `${insertions.get(table)} FROM restore_parts, json_each(restore_parts.content) WHERE restore = ? AND part = ?`,
    )
    .bind(restore, part)
}

const insertions = new Map(
  tables.map(({ name, columns, defaults }) => {
    const values = [...columns].map((column) => {
      const value = `value ->> '$.${column}'`
      const filled = defaults.get(column)
      return filled === undefined ? value : `coalesce(${value}, ${literal(filled)})`
    })
    return [name, `INSERT INTO ${name} (${[...columns].join(', ')}) SELECT ${values.join(', ')}`]
  }),
)

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/**
 * A row that changed while the backup was read may name one that came too late for it: a pupil's new class, a page's new
 * author. It names none then.
 */
function forgetMissing(database: Stores['database']): Statement[] {
  return tables.flatMap(({ name, mayName }) =>
    mayName.map(({ column, table, key }) =>
      database.prepare(
        `UPDATE ${name} SET ${column} = NULL WHERE ${column} NOT IN (SELECT ${key} FROM ${table})`,
      ),
    ),
  )
}

/** SQL: the secret pictures that a user has to press; NULL where the class asks for none. */
const PICTURES = `iif(EXISTS (SELECT 1 FROM classes WHERE classes.class_code = users.class_code AND classes.uses_pictures),
  coalesce(users.secret_pictures, ''), NULL)`

/**
 * Notes, as part 0, the menu's stamp, whether a second factor is required, who the users are, how they sign in, and the versions of their
 * tokens and cards; and the account that stays where nobody else could administer the school.
 */
function noteFormer(database: Stores['database'], restore: string, by: number): Statement {
  const keeper = `SELECT json_object('id', id, 'user_name', user_name, 'user_name_key', user_name_key,
      'display_name', display_name, 'avatar_url', avatar_url, 'password_hash', password_hash,
      'token_version', token_version, 'card_version', card_version, 'created_at', created_at)
    FROM users WHERE ${CAN_ADMINISTER} ORDER BY id <> ?2, id LIMIT 1`
  return database
    .prepare(
      `INSERT INTO restore_parts (restore, part, created_at, content)
       SELECT ?1, 0, '', json_object('menuStamp', (SELECT stamp FROM menu_stamp),
         'requiresSecondFactor', (SELECT requires_second_factor FROM settings), 'keeper', json((${keeper})), 'users',
         json_group_array(json_object('id', id, 'token', token_version, 'ended', ended_sessions, 'card', card_version,
           'name', user_name_key, 'admin', is_admin, 'enabled', is_enabled, 'pictures', ${PICTURES})))
       FROM users`,
    )
    .bind(restore, by)
}

const NOTED = '(SELECT content FROM restore_parts WHERE restore = ? AND part = 0)'
const FORMER = `json_each(${NOTED}, '$.users') AS former`
/** The users who are who they were under their number. */
const SAME_PEOPLE = `SELECT users.id FROM users JOIN ${FORMER}
  ON users.id = former.value ->> '$.id' AND users.user_name_key = former.value ->> '$.name'`

/** Browsers take a newer menu only: newer than the backup's, and than what was saved while the restore was under way. */
function raiseMenuStamp(database: Stores['database'], restore: string, now: Date): Statement {
  return database
    .prepare(`UPDATE menu_stamp SET stamp = 1 + max(stamp, coalesce(${NOTED} ->> '$.menuStamp', 0), ?)`)
    .bind(restore, now.getTime() - 1)
}

/**
 * Where nobody of the backup could administer the school, the noted account does: in the place of the backup's own of that
 * name, else under its number, or a new one where somebody else has that.
 */
function keepAdministrator(database: Stores['database'], restore: string): Statement {
  const columns = [
    ...['user_name', 'user_name_key', 'display_name', 'avatar_url', 'password_hash'],
    ...['token_version', 'card_version', 'created_at'],
  ]
  const values = columns.map((column) => `keeper ->> '$.${column}'`)
  return database
    .prepare(
      `INSERT INTO users (id, is_admin, is_enabled, ${columns.join(', ')})
       SELECT iif(keeper ->> '$.id' IN (SELECT id FROM users), NULL, keeper ->> '$.id'), 1, 1, ${values.join(', ')}
       FROM (SELECT ${NOTED} ->> '$.keeper' AS keeper)
       WHERE keeper IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE ${CAN_ADMINISTER})
       ON CONFLICT (user_name_key) DO UPDATE SET is_admin = 1, is_enabled = 1, password_hash = excluded.password_hash`,
    )
    .bind(restore)
}

/**
 * Second factors are in no backup. They stay with administrators who are who they were, and follow the one who restores, whose account
 * may have another number now.
 */
function keepSecondFactors(database: Stores['database'], restore: string): Statement[] {
  const keeper = `coalesce(${NOTED} ->> '$.keeper.id', 0)`
  const keeperNow = `SELECT id FROM users WHERE is_admin AND user_name_key = ${NOTED} ->> '$.keeper.user_name_key'`
  return ['passkeys', 'authenticators'].flatMap((table) => [
    database
      .prepare(
        `DELETE FROM ${table} WHERE user_id NOT IN (${SAME_PEOPLE} WHERE users.is_admin AND former.value ->> '$.admin')
         AND (user_id <> ${keeper} OR NOT EXISTS (${keeperNow}))`,
      )
      .bind(restore, restore, restore),
    database
      .prepare(
        `UPDATE ${table} SET user_id = (${keeperNow}) WHERE user_id = ${keeper} AND EXISTS (${keeperNow})`,
      )
      .bind(restore, restore, restore),
  ])
}

/** What the school asks of administrators today is not taken back by a backup, nor asked of those who have no second factor yet. */
function keepRequirement(database: Stores['database'], restore: string): Statement {
  return database
    .prepare(
      `UPDATE settings SET requires_second_factor = coalesce(${NOTED} ->> '$.requiresSecondFactor', 0)`,
    )
    .bind(restore)
}

/** Locks are in no backup either. Those of a user's number go where it is somebody else's: `pin:7`. */
function forgetLocks(database: Stores['database'], restore: string): Statement {
  const rest = "substr(subject, instr(subject, ':') + 1)"
  const named = `substr(${rest}, 1, instr(${rest} || ':', ':') - 1)`
  return database
    .prepare(
      `DELETE FROM attempts WHERE length(${named}) BETWEEN 1 AND 9 AND ${named} NOT GLOB '*[^0-9]*'
       AND CAST(${named} AS INTEGER) NOT IN (${SAME_PEOPLE})`,
    )
    .bind(restore)
}

/**
 * What was revoked since the backup stays revoked: no version falls, no session comes back. Sessions end of an account that is another now,
 * that was gone, or that asks for secret pictures that it did not ask for before.
 */
function keepVersions(database: Stores['database'], restore: string): Statement[] {
  const isNew = `UPDATE users SET token_version = token_version + 1 WHERE id NOT IN (SELECT former.value ->> '$.id' FROM ${FORMER})`
  return [database.prepare(isNew).bind(restore), keepVersionsOfFormer(database, restore)]
}

function keepVersionsOfFormer(database: Stores['database'], restore: string): Statement {
  return database
    .prepare(
      `UPDATE users SET card_version = max(card_version, former.value ->> '$.card'),
         ended_sessions = former.value ->> '$.ended',
         token_version = max(token_version, (former.value ->> '$.token') + (
           user_name_key <> former.value ->> '$.name' OR is_admin <> former.value ->> '$.admin'
           OR is_enabled <> former.value ->> '$.enabled'
           OR ifnull(${PICTURES} <> ifnull(former.value ->> '$.pictures', 'none'), 0)
         ))
       FROM ${FORMER} WHERE users.id = former.value ->> '$.id'`,
    )
    .bind(restore)
}

/** The users whose sessions have ended: with their new version, without one where they are gone. */
function endedSessions(database: Stores['database'], restore: string): Statement {
  return database
    .prepare(
      `SELECT former.value ->> '$.id' AS id, users.token_version AS version
       FROM ${FORMER} LEFT JOIN users ON users.id = former.value ->> '$.id'
       WHERE users.id IS NULL OR users.token_version > former.value ->> '$.token'`,
    )
    .bind(restore)
}

/** A number that a user once had is given to nobody else. */
function raiseUserIDs(database: Stores['database'], lastUserID: number, now: Date): Statement[] {
  const name = `restored ${crypto.randomUUID()}`
  return [
    database
      .prepare(
        `INSERT INTO users (id, user_name, user_name_key, display_name, avatar_url, is_enabled, created_at)
         SELECT ?1, ?2, ?2, ?2, '', 0, ?3 WHERE NOT EXISTS (SELECT 1 FROM users WHERE id >= ?1)`,
      )
      .bind(lastUserID, name, now.toISOString()),
    database.prepare('DELETE FROM users WHERE user_name = ?').bind(name),
  ]
}
