import { hashPassword } from '../auth/password.ts'
import type { Database } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import { hashQuickly } from './hash-quickly.ts'

/** The small school used in tests. */

export const PASSWORD = 'un mot de passe solide'
hashQuickly()
const passwordHash = await hashPassword(PASSWORD)

export const people = {
  madame: { id: 1, isAdmin: true, isEnabled: true },
  alice: { id: 2, isAdmin: false, isEnabled: true },
  bruno: { id: 3, isAdmin: false, isEnabled: true },
  /** Disabled. */
  chloe: { id: 4, isAdmin: false, isEnabled: false },
  /** A disabled administrator. */
  ancienne: { id: 5, isAdmin: true, isEnabled: false },
} as const
export type Name = keyof typeof people

export const pages = {
  open: 'Page_Announcements',
  disabled: 'Page_Tribes',
  adminOnly: 'Page_Parents',
  whitelisted: 'Page_Grade5_Vocabulary_Cafe',
  signInNeeded: 'Page_Resources',
  /** A page without a link. */
  unlinked: 'Page_Letter',
} as const

/** Games that count; the first five earn a Bravo. */
export const games = [
  'Farm',
  'Zoo',
  'Pets',
  'School',
  'Weather',
  'Sports',
  'Pizza',
  'Coat',
  'Owl',
  'Cats',
].map((name) => `Page_Games_Memory_${name}`)
/** Score-based games: one is directly in group 8450, one in a group below it. */
export const scoreGame = 'Page_Games_Memory_Race'
export const deepScoreGame = 'Page_Games_Memory_Marathon'

type LinkRow = Partial<typeof schema.menuLinks.$inferInsert> & { groupID: number; parentGroupID: number }

const groups: LinkRow[] = [
  { groupID: 1000, parentGroupID: 0, displayName: 'La classe' },
  { groupID: 1010, parentGroupID: 1000, displayName: 'Accueil' },
  { groupID: 8000, parentGroupID: 0, displayName: 'Jeux' },
  { groupID: 8400, parentGroupID: 8000, displayName: 'Mémoire' },
  { groupID: 8450, parentGroupID: 8000, displayName: 'Jeux à points' },
  { groupID: 8460, parentGroupID: 8450, displayName: 'Courses' },
]
const links: LinkRow[] = [
  { groupID: 1011, parentGroupID: 1010, clientID: pages.open },
  { groupID: 1012, parentGroupID: 1010, clientID: pages.disabled, isEnabled: false },
  { groupID: 1013, parentGroupID: 1010, clientID: pages.adminOnly, isAdminRequired: true },
  { groupID: 1014, parentGroupID: 1010, clientID: pages.whitelisted, isWhiteListEnabled: true },
  { groupID: 1015, parentGroupID: 1010, clientID: pages.signInNeeded, isAuthRequired: true },
  ...games.map((clientID, index) => ({
    groupID: 8401 + index,
    parentGroupID: 8400,
    clientID,
    isBravoEnabled: true,
    externalIdentifier: clientID.toLowerCase(),
  })),
  { groupID: 8451, parentGroupID: 8450, clientID: scoreGame, isBravoEnabled: true },
  { groupID: 8461, parentGroupID: 8460, clientID: deepScoreGame, isBravoEnabled: true },
]

const STAMP = Date.parse('2026-11-01T12:00:00Z')
const CREATED = '2026-09-01T12:00:00.000Z'

export async function insertRows(db: Database): Promise<void> {
  await db.$client.prepare(rowsSQL(db)).run()
}

/** The SQL of `insertRows`, built once because every test runs it. */
export function rowsSQL(db: Database): string {
  text ??= inserts(db)
    .map((insert) => withLiterals(insert.toSQL()))
    .join(';\n')
  return text
}

let text: string | undefined

/** Replaces the parameters, because several statements in one text cannot have any. */
function withLiterals({ sql, params }: { sql: string; params: unknown[] }): string {
  const values = params.values()
  return sql.replaceAll('?', () => literalOf(values.next().value))
}

function literalOf(value: unknown): string {
  if (value === null) return 'null'
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(Number(value))
}

function inserts(db: Database) {
  return [
    db.insert(schema.classes).values([{ classCode: '4-1', teacherName: 'Mme Bravo', grade: 4 }]),
    db.insert(schema.users).values(
      Object.entries(people).map(([userName, person]) => ({
        ...person,
        userName,
        userNameKey: userName,
        displayName: `${userName[0]?.toUpperCase()}${userName.slice(1)}`,
        classCode: person.isAdmin ? null : '4-1',
        avatarUrl: '0.noavatar.png',
        passwordHash: person.isAdmin ? passwordHash : null,
        createdAt: CREATED,
      })),
    ),
    db.insert(schema.menuLinks).values(
      [...groups, ...links].map((row, position) => ({
        displayName: row.clientID ?? 'Group',
        icon: 'cow',
        position,
        ...row,
      })),
    ),
    db.insert(schema.menuStamp).values({ id: 1, stamp: STAMP }),
    db.insert(schema.settings).values({ id: 1 }),
    db.insert(schema.bonus).values({ id: 1 }),
    db.insert(schema.pages).values(
      Object.values(pages).map((clientID) => ({
        clientID,
        kind: 'announcements',
        title: `Title of ${clientID}`,
        content: '{"sections":[]}',
        updated: CREATED,
      })),
    ),
    db.insert(schema.games).values(
      [...games, ...Object.values(pages)].map((clientID) => ({
        id: clientID.toLowerCase(),
        clientID,
        kind: 'memory',
        description: `Description of ${clientID}`,
        instructions: 'Trouve les paires.',
        data: 'chat,chien',
        updated: CREATED,
      })),
    ),
  ]
}

/** The key of a class's list of names. No class has it by default. */
export const LIST_KEY = '0'.repeat(32)
