import fc from 'fast-check'
import { expect, it } from 'vitest'
import { random } from '../../domain/games/random.ts'
import { createApp } from '../app.ts'
import { classes } from '../db/schema.ts'
import { describeApi } from '../description/description.ts'
import { bindings } from '../testing/bindings.ts'
import { anyRequest, type FuzzRequest } from '../testing/fuzz/requests.ts'
import { recordStatements } from '../testing/record-statements.ts'
import { LIST_KEY } from '../testing/rows.ts'
import { openSchool } from '../testing/school.ts'

/** Number and maximum length of request bodies, the same in every run. */
const BODIES = 250
const SEED = 20261123
const MAX_LETTERS = 4096

/**
 * Maximum cost of a request, regardless of what the address did before (`limits/rows-of-failures.test.ts`).
 */
const MAX_WORK = { statements: 6, rowsRead: 40, rowsWritten: 10, lettersAnswered: 12_000 }
type Work = typeof MAX_WORK

const description = await describeApi(createApp({ clock: () => new Date(0), random: () => 0 }))

/** The published access rights and body type of a call. */
function described({ call }: FuzzRequest): string {
  const [method = '', path = ''] = call.split(' ')
  const methods: Record<string, unknown> = description.paths[`/api/v1${path}`] ?? {}
  return JSON.stringify(methods[method.toLowerCase()] ?? {})
}

it('limits the statements, rows and letters that any 4 KiB body of a visitor causes', async () => {
  const { database, statements } = recordStatements(bindings.DB)
  const school = await openSchool({ DB: database }, random(SEED).next)
  await school.db.update(classes).set({ usesPictures: true, offersNames: true, listKey: LIST_KEY })
  const bodies = anyRequest(description).filter(
    (request) =>
      described(request).includes('"requestBody"') &&
      !described(request).includes('Visitors: no.') &&
      typeof request.body === 'string' &&
      request.body.length <= MAX_LETTERS,
  )
  let networks = 0
  const dearest: Record<string, Work> = {}
  await fc.assert(
    fc.asyncProperty(bodies, async ({ call, method, path, headers: { authorization, ...headers }, body }) => {
      school.clock.advance(1000)
      const from = `10.0.${networks++}.1`
      statements.length = 0
      const answer = await school.send(`${method} ${path}`, { headers, from, body })
      const work = {
        statements: statements.length,
        rowsRead: sum(statements.map(({ rowsRead }) => rowsRead)),
        rowsWritten: sum(statements.map(({ rowsWritten }) => rowsWritten)),
        lettersAnswered: (await answer.text()).length,
      }
      dearest[call] = largest(dearest[call] ?? work, work)
      expect(largest(work, MAX_WORK), call).toEqual(MAX_WORK)
    }),
    { numRuns: BODIES, seed: SEED, endOnFailure: true },
  )
  expect(Object.keys(dearest).toSorted()).toEqual([
    'POST /auth/admin',
    'POST /auth/card',
    'POST /auth/class',
    'POST /auth/login',
    'POST /auth/passkey',
    'POST /auth/pictures',
    'POST /auth/substitute',
    'POST /logs',
    'POST /word-search',
  ])
}, 60_000)

function largest(left: Work, right: Work): Work {
  return {
    statements: Math.max(left.statements, right.statements),
    rowsRead: Math.max(left.rowsRead, right.rowsRead),
    rowsWritten: Math.max(left.rowsWritten, right.rowsWritten),
    lettersAnswered: Math.max(left.lettersAnswered, right.lettersAnswered),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((left, right) => left + right, 0)
}
