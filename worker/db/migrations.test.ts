import { expect, it } from 'vitest'
import { tables } from '../backup/tables.ts'
import { bindings } from '../testing/bindings.ts'

const queries = bindings.MIGRATIONS.flatMap(({ name, queries }) =>
  queries.map((query) => [name, query] as const),
)

/** Statements that would delete or orphan rows that refer to a table while D1 rebuilds it. */
const dangers: [string, (query: string, before: string) => boolean][] = [
  ['switches foreign keys off', (query) => /foreign_keys\s*=\s*(off|0|false)/i.test(query)],
  ['cascades', (query) => /on\s+(delete|update)\s+(cascade|set)/i.test(query)],
  [
    'drops a table without deferring foreign keys first',
    (query, before) => /drop\s+table/i.test(query) && !/defer_foreign_keys\s*=\s*(on|1|true)/i.test(before),
  ],
]

const inDanger = (
  list: readonly (readonly [string, string])[],
  isDanger: (query: string, before: string) => boolean,
) =>
  list.filter(([file, query], index) => {
    const before = list.slice(0, index).filter(([other]) => other === file)
    return isDanger(query, before.map(([, earlier]) => earlier).join('\n'))
  })

it('bundles the migrations', () => {
  expect(queries.length).toBeGreaterThan(10)
})

it.each(dangers)('contains no migration that %s', (_title, isDanger) => {
  expect(inDanger(queries, isDanger)).toEqual([])
})

it.each([
  ['PRAGMA foreign_keys=OFF;', 0],
  ['CREATE TABLE a (b integer REFERENCES c(d) ON DELETE CASCADE)', 1],
  ['DROP TABLE `users`;', 2],
])('detects the danger in a migration with "%s"', (query, danger) => {
  const isDanger = dangers[danger]?.[1] ?? (() => false)
  expect(inDanger([['x.sql', query]], isDanger)).toHaveLength(1)
  expect(
    inDanger(
      [
        ['x.sql', 'PRAGMA defer_foreign_keys=ON'],
        ['x.sql', 'DROP TABLE a'],
      ],
      isDanger,
    ),
  ).toHaveLength(0)
})

it('declares every table with a composite key WITHOUT ROWID', async () => {
  const { results } = await bindings.DB.prepare(
    "SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID' ORDER BY name",
  ).all()
  const byKey = tables.flatMap(({ name, key }) => (key.length > 1 ? [name] : []))
  // `tables` lists the tables of a backup; these are the others.
  expect(results.map(({ name }) => name)).toEqual([...byKey, 'imported_pupils', 'known_words'].toSorted())
})
