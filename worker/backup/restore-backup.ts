import { type EndedSessions, NO_MORE_TOKENS } from '../../domain/events.ts'
import { HOLDS_LOCK, whileRestoring } from '../schools/restore-lock.ts'
import { CAN_ADMINISTER } from './contents.ts'
import { type Part, type StagedBackup, stageBackup } from './stage-backup.ts'
import { storeBackup } from './stored-backups.ts'
import { tables } from './tables.ts'
import type { BackupStores } from './write-backup.ts'

export interface RestoreResult {
  rows: number
  files: number
  /** Sessions of users who are gone or have changed, and of substitutes. */
  endedSessions: EndedSessions[]
}

type Statement = ReturnType<BackupStores['database']['prepare']>

/**
 * Replaces all of the school's data with the backup in one transaction; an aborted restore changes nothing.
 * Closes the school meanwhile, and first stores the current state as a backup. Raises the menu's stamp,
 * because browsers ignore an older menu.
 * @param backup accepted by `checkBackup`, or stored by the school itself
 * @param moment `by` is the user who restores: their account stays if no user in the backup could administer
 * the school. 0 means any administrator
 */
export async function restoreBackup(
  stores: BackupStores,
  backup: ReadableStream<Uint8Array<ArrayBuffer>>,
  moment: Moment,
): Promise<RestoreResult> {
  const { database } = stores
  const restore = crypto.randomUUID()
  return whileRestoring(database, restore, async () => {
    const deleteParts = database.prepare('DELETE FROM restore_parts WHERE restore = ?').bind(restore)
    try {
      const staged = await stageBackup(stores, backup, restore, moment)
      // Runs after staging: by then, calls that began before the school was closed have ended.
      await storeBackup(stores, moment.now)
      const results = await database.batch([
        ...replaceStatements(database, restore, staged, moment),
        deleteParts,
      ])
      const ended = [results.at(-3), results.at(-2)].flatMap((each) => each?.results ?? [])
      return {
        rows: staged.rows,
        files: staged.files,
        endedSessions: ended.map(({ id, version }) => ({
          userID: Number(id),
          tokenVersion: Number(version ?? NO_MORE_TOKENS),
        })),
      }
    } catch (error) {
      // The daily run deletes leftovers.
      await deleteParts.all().catch(() => undefined)
      throw error
    }
  })
}

interface Moment {
  by: number
  now: Date
  timeZone: string
}

/**
 * The statements of the transaction that replaces all rows with the staged ones. The last one selects the
 * ended sessions.
 */
function replaceStatements(
  database: BackupStores['database'],
  restore: string,
  { parts, lastUserID }: StagedBackup,
  moment: Moment,
): Statement[] {
  const { now } = moment
  return [
    database.prepare('PRAGMA defer_foreign_keys = ON'),
    failIfIncomplete(database, restore, parts.length),
    saveFormerState(database, restore, moment),
    // Import history is not in backups and names pupils, so earlier imports can no longer be undone.
    database.prepare('DELETE FROM imported_pupils'),
    ...tables.toReversed().map(({ name }) => database.prepare(`DELETE FROM ${name}`)),
    ...parts.map((part) => insertStatement(database, restore, part)),
    ...clearDanglingReferences(database),
    ...raiseUserIDs(database, lastUserID, now),
    keepAdministrator(database, restore),
    ...removeAdminsFromAudiences(database),
    ...keepSecondFactors(database, restore),
    keepRequirement(database, restore),
    deleteForeignLocks(database, restore),
    ...keepVersions(database, restore),
    raiseMenuStamp(database, restore, now),
    // Not in backups: a restored school has no open links.
    database.prepare('DELETE FROM substitutes RETURNING -substitute_id AS id'),
    selectEndedSessions(database, restore),
  ]
}

/** Makes the transaction fail if a part is missing or the lock was lost (NULL violates NOT NULL). */
function failIfIncomplete(database: BackupStores['database'], restore: string, count: number): Statement {
  return database
    .prepare(
      `INSERT INTO restore_parts (restore, part, created_at, content) SELECT NULL, 0, '', ''
       WHERE (SELECT count(*) FROM restore_parts WHERE restore = ?) <> ? OR NOT ${HOLDS_LOCK}`,
    )
    .bind(restore, count, restore)
}

/** Inserts the rows of a part. Columns that an older backup lacks get their default. */
function insertStatement(
  database: BackupStores['database'],
  restore: string,
  { table, part }: Part,
): Statement {
  return database
    .prepare(
      `${insertQueries.get(table)} FROM restore_parts, json_each(restore_parts.content) WHERE restore = ? AND part = ?`,
    )
    .bind(restore, part)
}

const insertQueries = new Map(
  tables.map(({ name, columns, defaults }) => {
    const values = [...columns].map((column) => {
      const value = `value ->> '$.${column}'`
      const fallback = defaults.get(column)
      return fallback === undefined ? value : `coalesce(${value}, ${literal(fallback)})`
    })
    return [name, `INSERT INTO ${name} (${[...columns].join(', ')}) SELECT ${values.join(', ')}`]
  }),
)

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/**
 * Clears optional references to rows that were added too late for the backup, e.g. a pupil's new class or a
 * page's new author.
 */
function clearDanglingReferences(database: BackupStores['database']): Statement[] {
  return tables.flatMap(({ name, optionalReferences }) =>
    optionalReferences.map(({ column, table, key }) =>
      database.prepare(
        `UPDATE ${name} SET ${column} = NULL WHERE ${column} NOT IN (SELECT ${key} FROM ${table})`,
      ),
    ),
  )
}

/** SQL: the secret pictures that a user must enter; NULL if the class uses none. */
const REQUIRED_PICTURES = `iif(EXISTS (SELECT 1 FROM classes WHERE classes.class_code = users.class_code AND classes.uses_pictures),
  coalesce(users.secret_pictures, ''), NULL)`

/** SQL: the user's ended sessions that a token may still name. All of them could exceed the size of a row. */
const UNEXPIRED_SESSIONS =
  '(SELECT json_group_object(key, value) FROM json_each(ended_sessions) WHERE value > ?3)'

/**
 * Saves as part 0: the menu's stamp, whether second factors are required, each user's identity, sign-in data,
 * token and card version, and the administrator to keep.
 */
function saveFormerState(
  database: BackupStores['database'],
  restore: string,
  { by, now }: Moment,
): Statement {
  const keeper = `SELECT json_object('id', id, 'user_name', user_name, 'user_name_key', user_name_key,
      'display_name', display_name, 'avatar_url', avatar_url, 'password_hash', password_hash,
      'token_version', token_version, 'card_version', card_version, 'created_at', created_at)
    FROM users WHERE ${CAN_ADMINISTER} ORDER BY id <> ?2, id LIMIT 1`
  return database
    .prepare(
      `INSERT INTO restore_parts (restore, part, created_at, content)
       SELECT ?1, 0, '', json_object('menuStamp', (SELECT stamp FROM menu_stamp),
         'requiresSecondFactor', (SELECT requires_second_factor FROM settings), 'keeper', json((${keeper})), 'users',
         json_group_array(json_object('id', id, 'token', token_version, 'ended', ${UNEXPIRED_SESSIONS}, 'card', card_version,
           'name', user_name_key, 'admin', is_admin, 'limited', scope IS NOT NULL, 'enabled', is_enabled, 'pictures', ${REQUIRED_PICTURES})))
       FROM users`,
    )
    .bind(restore, by, now.toISOString())
}

const FORMER_STATE = '(SELECT content FROM restore_parts WHERE restore = ? AND part = 0)'
const FORMER_USERS = `json_each(${FORMER_STATE}, '$.users') AS former`
/** Users whose id still belongs to the same user name. */
const SAME_USERS = `SELECT users.id FROM users JOIN ${FORMER_USERS}
  ON users.id = former.value ->> '$.id' AND users.user_name_key = former.value ->> '$.name'`

/**
 * Browsers accept only newer menus. So the stamp must be later than the stamps of the backup and of the
 * previous menu, even if that menu was saved during the restore.
 */
function raiseMenuStamp(database: BackupStores['database'], restore: string, now: Date): Statement {
  return database
    .prepare(
      `UPDATE menu_stamp SET stamp = 1 + max(stamp, coalesce(${FORMER_STATE} ->> '$.menuStamp', 0), ?)`,
    )
    .bind(restore, now.getTime() - 1)
}

/**
 * If no user in the backup could administer the school, keeps the saved administrator. The account replaces
 * the backup's user with the same name. Without such a user, it keeps its id, or gets a new one if the id is
 * taken.
 */
function keepAdministrator(database: BackupStores['database'], restore: string): Statement {
  const columns = [
    ...['user_name', 'user_name_key', 'display_name', 'avatar_url', 'password_hash'],
    ...['token_version', 'card_version', 'created_at'],
  ]
  const values = columns.map((column) => `keeper ->> '$.${column}'`)
  return database
    .prepare(
      `INSERT INTO users (id, is_admin, is_enabled, ${columns.join(', ')})
       SELECT iif(keeper ->> '$.id' IN (SELECT id FROM users), NULL, keeper ->> '$.id'), 1, 1, ${values.join(', ')}
       FROM (SELECT ${FORMER_STATE} ->> '$.keeper' AS keeper)
       WHERE keeper IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE ${CAN_ADMINISTER})
       ON CONFLICT (user_name_key) DO UPDATE SET is_admin = 1, scope = NULL, is_enabled = 1, password_hash = excluded.password_hash`,
    )
    .bind(restore)
}

/**
 * Removes pupils who became administrators in earlier versions from groups and audiences, where older backups
 * still have them. Does the same as migration 0039.
 */
function removeAdminsFromAudiences(database: BackupStores['database']): Statement[] {
  const keys = "(SELECT 'pupil:' || id FROM users WHERE is_admin)"
  const isOfAdmin = `class_code IN ${keys}`
  return [
    'DELETE FROM group_members WHERE user_id IN (SELECT id FROM users WHERE is_admin)',
    `DELETE FROM check_results WHERE check_id IN (SELECT check_id FROM checks WHERE ${isOfAdmin})`,
    ...['checks', 'class_goals'].map((table) => `DELETE FROM ${table} WHERE ${isOfAdmin}`),
    ...['lessons', 'live_games'].map(
      (table) => `UPDATE ${table} SET class_codes = (
        SELECT json_group_array(value) FROM json_each(${table}.class_codes) WHERE value NOT IN ${keys}
      ) WHERE EXISTS (SELECT 1 FROM json_each(${table}.class_codes) WHERE value IN ${keys})`,
    ),
  ].map((query) => database.prepare(query))
}

/**
 * Second factors are not in backups. They stay with administrators who are still the same user, and follow
 * the restoring user, whose id may have changed.
 */
function keepSecondFactors(database: BackupStores['database'], restore: string): Statement[] {
  const keeper = `coalesce(${FORMER_STATE} ->> '$.keeper.id', 0)`
  const keeperNow = `SELECT id FROM users WHERE is_admin AND user_name_key = ${FORMER_STATE} ->> '$.keeper.user_name_key'`
  return ['passkeys', 'authenticators'].flatMap((table) => [
    database
      .prepare(
        `DELETE FROM ${table} WHERE user_id NOT IN (${SAME_USERS} WHERE users.is_admin AND former.value ->> '$.admin')
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

/** Keeps the current requirement, so that an older backup neither removes nor adds it. */
function keepRequirement(database: BackupStores['database'], restore: string): Statement {
  return database
    .prepare(
      `UPDATE settings SET requires_second_factor = coalesce(${FORMER_STATE} ->> '$.requiresSecondFactor', 0)`,
    )
    .bind(restore)
}

/** Locks are not in backups. Deletes locks of ids that now belong to another user, e.g. `pin:7`. */
function deleteForeignLocks(database: BackupStores['database'], restore: string): Statement {
  const rest = "substr(subject, instr(subject, ':') + 1)"
  const named = `substr(${rest}, 1, instr(${rest} || ':', ':') - 1)`
  return database
    .prepare(
      `DELETE FROM attempts WHERE length(${named}) BETWEEN 1 AND 9 AND ${named} NOT GLOB '*[^0-9]*'
       AND CAST(${named} AS INTEGER) NOT IN (${SAME_USERS})`,
    )
    .bind(restore)
}

/**
 * Keeps later revocations: versions never decrease, and ended sessions stay ended. Also ends sessions of
 * accounts that changed, newly need secret pictures or did not exist before the restore, and revokes a card
 * whose id now belongs to another user.
 */
function keepVersions(database: BackupStores['database'], restore: string): Statement[] {
  const endSessionsOfAdded = `UPDATE users SET token_version = token_version + 1 WHERE id NOT IN (SELECT former.value ->> '$.id' FROM ${FORMER_USERS})`
  return [database.prepare(endSessionsOfAdded).bind(restore), keepVersionsOfFormer(database, restore)]
}

function keepVersionsOfFormer(database: BackupStores['database'], restore: string): Statement {
  return database
    .prepare(
      `UPDATE users SET card_version = max(card_version, former.value ->> '$.card') + (user_name_key <> former.value ->> '$.name'),
         ended_sessions = former.value ->> '$.ended',
         token_version = max(token_version, (former.value ->> '$.token') + (
           user_name_key <> former.value ->> '$.name' OR is_admin <> former.value ->> '$.admin'
           OR (scope IS NOT NULL) <> ifnull(former.value ->> '$.limited', 0)
           OR is_enabled <> former.value ->> '$.enabled'
           OR ifnull(${REQUIRED_PICTURES} <> ifnull(former.value ->> '$.pictures', 'none'), 0)
         ))
       FROM ${FORMER_USERS} WHERE users.id = former.value ->> '$.id'`,
    )
    .bind(restore)
}

/** Users whose sessions ended, with their new token version; NULL if they are gone. */
function selectEndedSessions(database: BackupStores['database'], restore: string): Statement {
  return database
    .prepare(
      `SELECT former.value ->> '$.id' AS id, users.token_version AS version
       FROM ${FORMER_USERS} LEFT JOIN users ON users.id = former.value ->> '$.id'
       WHERE users.id IS NULL OR users.token_version > former.value ->> '$.token'`,
    )
    .bind(restore)
}

/** Ensures that ids of former users are never reused. */
function raiseUserIDs(database: BackupStores['database'], lastUserID: number, now: Date): Statement[] {
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
