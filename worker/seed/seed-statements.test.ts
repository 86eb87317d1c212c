import { asc, count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoPupils } from '../../content/demo-school.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { hashPassword, isPassword } from '../auth/password.ts'
import { openDatabase } from '../db/database.ts'
import { games, menuLinks, pages, settings, users } from '../db/schema.ts'
import { deleteGameAndLinks } from '../games/queries.ts'
import { readStamp } from '../menu/queries.ts'
import { bindings } from '../testing/bindings.ts'
import { emptyStores } from '../testing/empty-stores.ts'
import { demoSeed } from './school-seeds.ts'
import { type Seed, seedStatements } from './seed-statements.ts'

const FIRST = new Date('2026-09-01T12:00:00.000Z')
const LATER = new Date('2026-10-01T12:00:00.000Z')
const db = openDatabase(bindings.DB)
const admin = {
  userName: 'madame',
  displayName: "Mme O'Bravo; la vraie",
  passwordHash: await hashPassword('secret'),
}
const seed = demoSeed(admin)
const someGames = seed.games.filter((_game, place) => place % 20 === 0)
/** Written faster, for tests about rules that every row follows. */
const small: Seed = {
  ...seed,
  games: someGames,
  menu: seed.menu.filter(
    ({ externalIdentifier: id }) => id === null || someGames.some((game) => game.id === id),
  ),
  pages: seed.pages.slice(0, 5),
}

beforeEach(() => emptyStores())

/** Runs the statements as one batch or one by one, as different tools do. */
async function run(from: Seed, now: Date, together = true): Promise<void> {
  const statements = seedStatements(from, now).map((statement) => bindings.DB.prepare(statement))
  if (together) await bindings.DB.batch(statements)
  else for (const statement of statements) await statement.run()
}

async function everything() {
  const stamp = await readStamp(db)
  return {
    stamp,
    menu: await db.select().from(menuLinks).orderBy(asc(menuLinks.menuLinkID)),
    games: await db.select().from(games).orderBy(asc(games.id)),
    pages: await db.select().from(pages).orderBy(asc(pages.clientID)),
    users: await db.select().from(users).orderBy(asc(users.id)),
    settings: await db.select().from(settings),
  }
}

async function rows(table: typeof users | typeof games | typeof pages | typeof menuLinks): Promise<number> {
  return (await db.select({ count: count() }).from(table).get())?.count ?? 0
}

it('writes every row of the seed to an empty database', async () => {
  await run(seed, FIRST)
  const written = await everything()
  expect(written.settings).toHaveLength(1)
  expect(written.stamp).toBeGreaterThanOrEqual(FIRST.getTime())

  const madame = written.users.find(({ userName }) => userName === 'madame')
  expect(madame).toMatchObject({
    isAdmin: true,
    isEnabled: true,
    displayName: admin.displayName,
    classCode: null,
  })
  expect(await isPassword('secret', madame?.passwordHash ?? null)).toBe(true)
  const alice = written.users.find(({ userName }) => userName === 'alice')
  expect(alice).toMatchObject({
    isAdmin: false,
    classCode: '4-1',
    displayName: 'Alice L.',
    passwordHash: null,
  })
  expect(alice?.pin).toMatch(/^\d{4}$/)
  expect(written.users).toHaveLength(1 + demoPupils.length)

  expect(written.menu).toHaveLength(seed.menu.length)
  const links = new Map(written.menu.map((row) => [row.groupID, row]))
  for (const row of seed.menu) expect(links.get(row.groupID)).toMatchObject(row)
  expect(written.pages).toHaveLength(seed.pages.length)
  const contents = new Map(written.pages.map(({ clientID, content }) => [clientID, content]))
  for (const { clientID, content } of seed.pages)
    expect(JSON.parse(contents.get(clientID) ?? '')).toEqual(content)
  expect(written.games).toHaveLength(seed.games.length)
  const records = new Map(written.games.map((game) => [game.id, game]))
  for (const { grade: _grade, title: _title, ...record } of seed.games)
    expect(records.get(record.id)).toMatchObject(record)
})

describe.each([
  ['as one batch', true],
  ['one statement at a time', false],
])('seeding again %s', (_title, together) => {
  beforeEach(() => run(small, FIRST, together))

  it('changes nothing', async () => {
    await run(seed, FIRST, together)
    const before = await everything()
    await run(seed, LATER, together)
    expect(await everything()).toEqual(before)
  })

  it('updates changed content and raises the stamp', async () => {
    const before = await everything()
    const [farm, ...otherPages] = small.pages
    const [game, ...otherGames] = small.games
    if (!farm || !game) throw new Error('The content has no page or no game.')
    const changed: Seed = {
      ...small,
      menu: small.menu.map((row) => (row.groupID === 1010 ? { ...row, displayName: 'Bienvenue' } : row)),
      pages: [{ ...farm, title: 'La ferme' }, ...otherPages],
      games: [{ ...game, description: 'Une description' }, ...otherGames],
    }
    await run(changed, LATER, together)
    const after = await everything()
    expect(after.stamp).toBe(LATER.getTime())
    expect(after.menu.find(({ groupID }) => groupID === 1010)?.displayName).toBe('Bienvenue')
    expect(after.pages.find(({ clientID }) => clientID === farm.clientID)).toMatchObject({
      title: 'La ferme',
      updated: LATER.toISOString(),
    })
    expect(after.games.find(({ id }) => id === game.id)).toMatchObject({
      description: 'Une description',
      updated: LATER.toISOString(),
    })
    const untouched = (from: typeof after) => from.pages.filter(({ clientID }) => clientID !== farm.clientID)
    expect(untouched(after)).toEqual(untouched(before))
  })
})

describe('seeding after changes of an administrator', () => {
  beforeEach(() => run(small, FIRST))

  it('overwrites none of those changes', async () => {
    await db.update(menuLinks).set({ displayName: 'Mine', isEdited: true }).where(eq(menuLinks.groupID, 1010))
    await db.update(pages).set({ title: 'Mine', isEdited: true })
    await db.update(games).set({ description: 'Mine', isEdited: true })
    await db.update(settings).set({ enablePIN: true })
    const before = await everything()
    await run(small, LATER)
    expect(await everything()).toEqual(before)
  })

  it('does not restore erased pupils or add a second demo school', async () => {
    await db.delete(users).where(eq(users.userName, 'alice'))
    await run(small, LATER)
    expect(await rows(users)).toBe(demoPupils.length)
  })

  it('does not restore deleted games and keeps their links disabled', async () => {
    const [game] = small.games
    if (!game) throw new Error('There are no games.')
    await deleteGameAndLinks(db, { ...game, updated: FIRST.toISOString(), isEdited: false }, FIRST)
    await run(small, LATER)
    expect(await db.select().from(games).where(eq(games.id, game.id))).toEqual([])
    expect(await rows(games)).toBe(small.games.length - 1)
    const links = await db.select().from(menuLinks).where(eq(menuLinks.clientID, game.clientID))
    expect(links).toMatchObject([{ isEnabled: false }])
  })

  it('does not restore the deleted link of a deleted game, nor raise the stamp', async () => {
    const game = small.games.find(({ id }) => small.menu.some((row) => row.externalIdentifier === id))
    if (!game) throw new Error('There are no games.')
    await deleteGameAndLinks(db, { ...game, updated: FIRST.toISOString(), isEdited: false }, FIRST)
    await db.delete(menuLinks).where(eq(menuLinks.clientID, game.clientID))
    const before = await everything()
    await run(small, LATER)
    expect(await everything()).toEqual(before)
  })

  it('keeps isNew', async () => {
    await db.update(menuLinks).set({ isNew: true }).where(eq(menuLinks.groupID, 1000))
    await run(small, LATER)
    expect(await db.select().from(menuLinks).where(eq(menuLinks.groupID, 1000)).get()).toMatchObject({
      isNew: true,
    })
  })

  it('keeps rows that already have the page or number of a new row', async () => {
    const own = {
      clientID: 'Page_Extra',
      groupID: 77,
      parentGroupID: 1010,
      displayName: 'Mine',
      isEdited: true,
    }
    await db.insert(menuLinks).values([own, { ...own, clientID: 'Page_Other', groupID: 88 }])
    const [first] = small.menu
    if (!first) throw new Error('The menu is empty.')
    const added = [
      { ...first, clientID: 'Page_Extra', groupID: 78 },
      { ...first, clientID: 'Page_Another', groupID: 88 },
    ]
    await run({ ...small, menu: [...small.menu, ...added] }, LATER)
    expect(await rows(menuLinks)).toBe(small.menu.length + 2)
    expect(await db.select().from(menuLinks).where(eq(menuLinks.displayName, 'Mine'))).toHaveLength(2)
  })
})

describe('seedStatements', () => {
  it('stays below the statement limit of D1 for any amount of data', () => {
    const large: Seed = {
      ...seed,
      menu: Array.from({ length: 2000 }, (_, index) => ({
        ...emptyRow,
        groupID: index,
        displayName: "L'été; encore".repeat(5),
      })),
    }
    const statements = seedStatements(large, FIRST)
    expect(statements.length).toBeGreaterThan(10)
    expect(
      Math.max(...statements.map((statement) => new TextEncoder().encode(statement).length)),
    ).toBeLessThan(100_000)
  })

  it('writes no semicolon inside a statement, where a tool might split it', () => {
    expect(seedStatements(seed, FIRST).filter((statement) => statement.includes(';'))).toEqual([])
  })
})

const { menuLinkID: _row, ID: _former, ...emptyRow } = newMenuRow(0)
