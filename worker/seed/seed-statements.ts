import type { ClassSeed, PupilSeed } from '../../content/demo-school.ts'
import type { GameSeed } from '../../content/games.ts'
import type { MenuSeed } from '../../content/menu.ts'
import type { PageSeed } from '../../content/pages.ts'
import { userNameKey } from '../../domain/api/user.ts'
import { NO_AVATAR } from '../../domain/no-avatar.ts'

export interface AdminSeed {
  userName: string
  displayName: string
  /** Result of `hashPassword`. */
  passwordHash: string
}

/** The initial data of a school. */
export interface Seed {
  /** Null if the database already has users. */
  admin: AdminSeed | null
  classes: readonly ClassSeed[]
  pupils: readonly PupilSeed[]
  menu: readonly MenuSeed[]
  games: readonly GameSeed[]
  pages: readonly PageSeed[]
}

/**
 * SQL statements that seed a migrated database, to be run in this order. Idempotent: they add missing rows,
 * update rows that no administrator has edited, and raise the menu's stamp if the menu changes. Classes and
 * users are added only to a database without users.
 * @param now date of the written rows
 */
export function seedStatements(seed: Seed, now: Date): string[] {
  return [
    `INSERT INTO settings (id) VALUES (1) ON CONFLICT DO NOTHING`,
    `INSERT INTO bonus (id) VALUES (1) ON CONFLICT DO NOTHING`,
    `INSERT INTO menu_stamp (id, stamp) VALUES (1, ${now.getTime()}) ON CONFLICT DO NOTHING`,
    classStatement(seed.classes),
    userStatement(seed, now),
    ...menuStatements(seed.menu, now),
    ...gameStatements(seed.games, now),
    ...pageStatements(seed.pages, now),
  ]
}

const NO_USERS = 'NOT EXISTS (SELECT 1 FROM users)'
const DELETED = '(SELECT id FROM deleted_games)'
const NOT_DELETED = `${field('id')} NOT IN ${DELETED}`
/** SQL: true unless the menu row leads to a deleted game. */
const LEADS_SOMEWHERE = `coalesce(${field('externalIdentifier')}, '') NOT IN ${DELETED}`

function classStatement(classes: readonly ClassSeed[]): string {
  return `INSERT INTO classes (class_code, teacher_name, grade)
    SELECT value ->> 'classCode', value ->> 'teacherName', value ->> 'grade'
    FROM json_each(${json(classes)}) WHERE ${NO_USERS}
    ON CONFLICT DO NOTHING`
}

/** A single statement for all users, because it inserts only if the database has no users. */
function userStatement({ admin, pupils }: Seed, now: Date): string {
  const users = [...(admin ? [admin] : []), ...pupils].map((user) => ({
    ...user,
    key: userNameKey(user.userName),
  }))
  return `INSERT INTO users (user_name, user_name_key, display_name, class_code, avatar_url, is_admin, password_hash, pin, created_at)
    SELECT value ->> 'userName', value ->> 'key', value ->> 'displayName', value ->> 'classCode', ${text(NO_AVATAR)},
      value ->> 'passwordHash' IS NOT NULL, value ->> 'passwordHash', value ->> 'pin', ${instant(now)}
    FROM json_each(${json(users)}) WHERE ${NO_USERS}`
}

/** Never updates isNew, which marks what is new in this school. */
function menuStatements(menu: readonly MenuSeed[], now: Date): string[] {
  const followed = {
    parent_group_id: 'parentGroupID',
    position: 'position',
    display_name: 'displayName',
    icon: 'icon',
    is_enabled: 'isEnabled',
    is_bravo_enabled: 'isBravoEnabled',
    is_bonus_enabled: 'isBonusEnabled',
    is_auth_required: 'isAuthRequired',
    is_admin_required: 'isAdminRequired',
    is_white_list_enabled: 'isWhiteListEnabled',
    external_identifier: 'externalIdentifier',
  }
  const fixed = { client_id: 'clientID', group_id: 'groupID', is_new: 'isNew' }
  const rows = menu.map((row, position) => ({ ...row, position }))
  return chunks(rows).flatMap((chunk) => [
    raiseStamp(chunk, followed, now),
    upsert({ table: 'menu_links', key: 'group_id', fixed, followed, rows: chunk, only: LEADS_SOMEWHERE }),
  ])
}

/** Raises the menu's stamp if the following upsert will change the menu. */
function raiseStamp(rows: readonly object[], followed: Record<string, string>, now: Date): string {
  const stored = Object.keys(followed).map((column) => `own.${column}`)
  const seeded = Object.values(followed).map(field)
  return `UPDATE menu_stamp SET stamp = max(stamp + 1, ${now.getTime()}) WHERE EXISTS (
    SELECT 1 FROM json_each(${json(rows)}) LEFT JOIN menu_links AS own ON own.group_id = ${field('groupID')}
    WHERE own.group_id IS NULL AND ${field('clientID')} NOT IN (SELECT client_id FROM menu_links WHERE client_id <> '')
        AND ${LEADS_SOMEWHERE}
      OR own.is_edited = 0 AND own.client_id = ${field('clientID')}
        AND (${stored.join(', ')}) IS NOT (${seeded.join(', ')})
  )`
}

function gameStatements(games: readonly GameSeed[], now: Date): string[] {
  const fixed = { id: 'id', client_id: 'clientID' }
  const followed = {
    kind: 'kind',
    description: 'description',
    instructions: 'instructions',
    data: 'data',
    words_page: 'wordsPage',
  }
  return chunks(games).map((rows) =>
    upsert({ table: 'games', key: 'id', fixed, followed, rows, updated: now, only: NOT_DELETED }),
  )
}

function pageStatements(pages: readonly PageSeed[], now: Date): string[] {
  const fixed = { client_id: 'clientID' }
  const followed = { kind: 'kind', title: 'title', content: 'content' }
  const rows = pages.map((page) => ({ ...page, content: JSON.stringify(page.content) }))
  return chunks(rows).map((chunk) =>
    upsert({ table: 'pages', key: 'client_id', fixed, followed, rows: chunk, updated: now }),
  )
}

interface Upsert {
  table: string
  /** The column that identifies a row. */
  key: string
  /** Column -> field, for columns that are written once. */
  fixed: Record<string, string>
  /** Column -> field, for columns that are updated unless the row is edited. */
  followed: Record<string, string>
  rows: readonly object[]
  /** The date of a change, if the table has such a column. */
  updated?: Date
  /** SQL condition for the rows to write. */
  only?: string
}

function upsert({ table, key, fixed, followed, rows, updated, only = 'true' }: Upsert): string {
  const columns = { ...fixed, ...followed }
  const names = [...Object.keys(columns), ...(updated ? ['updated'] : [])]
  const values = [...Object.values(columns).map(field), ...(updated ? [instant(updated)] : [])]
  const compared = Object.keys(followed)
  const set = [...compared, ...(updated ? ['updated'] : [])].map((name) => `${name} = excluded.${name}`)
  return `INSERT INTO ${table} (${names.join(', ')})
    SELECT ${values.join(', ')}
    FROM json_each(${json(rows)}) WHERE ${only}
    ON CONFLICT (${key}) DO UPDATE SET ${set.join(', ')}
    WHERE is_edited = 0 AND client_id = excluded.client_id
      AND (${compared.join(', ')}) IS NOT (${compared.map((name) => `excluded.${name}`).join(', ')})
    ON CONFLICT DO NOTHING`
}

/** D1 takes statements of up to 100,000 bytes. This leaves room for the rest of the statement. */
const MAX_CHUNK_BYTES = 80_000

function chunks<Row extends object>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const bytes = new TextEncoder().encode(json(row)).length
    if (bytes > MAX_CHUNK_BYTES) throw new Error(`Row too large for one statement: ${json(row).slice(0, 80)}`)
    size += bytes
    if (size > MAX_CHUNK_BYTES) {
      parts.push([])
      size = bytes
    }
    parts.at(-1)?.push(row)
  }
  return parts
}

/** A field of the current json_each row. */
function field(name: string): string {
  return `value ->> ${text(name)}`
}

/** JSON as a single-line SQL literal without semicolons, which some tools take for the end of a statement. */
function json(value: unknown): string {
  return text(JSON.stringify(value).replaceAll(';', '\\u003b'))
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

function instant(date: Date): string {
  return text(date.toISOString())
}
