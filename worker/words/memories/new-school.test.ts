import { beforeEach, expect, it } from 'vitest'
import { gameSeeds } from '../../../content/games.ts'
import { menuSeeds } from '../../../content/menu.ts'
import { pageSeeds } from '../../../content/pages.ts'
import { knownWords } from '../../db/schema.ts'
import { seedStatements } from '../../seed/seed-statements.ts'
import { bindings } from '../../testing/bindings.ts'
import { recordStatements, type Statement } from '../../testing/record-statements.ts'
import { people } from '../../testing/rows.ts'
import { openSchool, type School } from '../../testing/school.ts'

/** A school with all shipped content whose known words were never read. */
let school: School
let statements: Statement[]
beforeEach(async () => {
  const watched = recordStatements(bindings.DB)
  statements = watched.statements
  school = await openSchool({ DB: watched.database })
  const seed = { admin: null, classes: [], pupils: [], games: gameSeeds, pages: pageSeeds }
  const rows = seedStatements({ ...seed, menu: menuSeeds(gameSeeds, pageSeeds) }, school.clock.now)
  await bindings.DB.batch(rows.map((row) => bindings.DB.prepare(row)))
  statements.length = 0
})

const mission = () => school.call(`GET /words/${people.alice.id}/mission`, { as: 'alice' })

it('runs at most 30 statements for the first mission of a new school', async () => {
  expect(await mission()).toMatchObject({ status: 200, body: { data: { words: { length: 10 } } } })
  expect(statements.length).toBeLessThanOrEqual(30)
  expect(await school.db.$count(knownWords)).toBeGreaterThan(1500)
})

it('runs at most 30 statements for the first answers of a new school', async () => {
  const at = school.clock.now.toISOString()
  const answers = [{ word: 'la-vache', task: 'recall', right: true, options: 4, at }]
  const body = { userID: people.alice.id, answers }
  expect(await school.call('POST /answers', { as: 'alice', body })).toMatchObject({
    status: 201,
    body: { data: { accepted: 1 } },
  })
  expect(statements.length).toBeLessThanOrEqual(30)
})
