import { describe, expect, it } from 'vitest'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import { signCard } from '../cards/card.ts'
import { readVariables } from '../env.ts'
import { bindings } from '../testing/bindings.ts'
import { countReturnedRows } from '../testing/count-returned-rows.ts'
import {
  everyCall,
  fixtureStatements,
  substituteToken,
  type TypicalCall,
  typeOf,
} from '../testing/every-call.ts'
import { recordStatements } from '../testing/record-statements.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { FIRST_PUPIL, pupilName, yearStatements } from '../testing/year.ts'
import { findUser } from '../users/queries.ts'

/**
 * Rows that D1 may read in addition to three per returned row, e.g. the caller, the settings and the link.
 */
const LOOKUPS = 40

const pupil = { id: FIRST_PUPIL, userName: pupilName(FIRST_PUPIL) }
const calls = await everyCall({
  pupil,
  otherPupilID: FIRST_PUPIL + 1,
  admin: { id: people.madame.id, userName: 'madame', password: PASSWORD },
  otherAdminID: people.ancienne.id,
  school: FIRST_SCHOOL,
  classCode: '4-1',
  card: await signCard(await openKeys(readVariables(bindings)), {
    school: FIRST_SCHOOL,
    userID: pupil.id,
    version: 1,
  }),
  now: new Date(WEDNESDAY),
})

/** Calls about the whole history return more rows, and so read more, as years pass. */
const aboutAllYears = [
  'GET /menulinks/cache/bonus/history',
  // Returns the newest 500.
  'GET /logs',
  'GET /export/user/10002',
  'DELETE /user/10002',
]

/** Calls that read a few hundred rows in a school of any age. */
const aboutEveryUse = [
  // Read every page and game, e.g. for the uses of a file, changed words or pages with a word.
  /^(POST|PUT) \/(pages|games)/,
  /^DELETE \/(games\/|media\/\w+\.png)/,
  /^GET \/media\/\w+\.png\/uses/,
  /^POST \/(answers|live-games$)/,
  // Read the pupils of a class, some with weeks of answers, or the words of their grade.
  /^GET \/(compositions$|week|secret-pictures|classes\/[\w-]+\/words|lessons\/\w+\/progress|substitutes\/day)/,
  /^GET \/words\/(missed|class|evidence|\d+$)/,
  /^(GET|PUT) \/words\/\d+\/mission/,
  /^POST \/auth\/substitute/,
  /^DELETE \/classes\//,
]

interface Reading {
  rowsRead: number
  /** Rows in the response or changed by the call, whichever is more. */
  rows: number
}

/** Rows that D1 reads for each call, in a school of 60 pupils after this many weeks. */
async function readings(weeks: number): Promise<Record<string, Reading>> {
  const { database, statements } = recordStatements(bindings.DB)
  const school = await openSchool({ DB: database }, () => 0.5)
  const year = { pupils: 60, classCode: '4-1', lastWeek: '2026-11-15', weeks, recentWeeks: weeks }
  const filling = yearStatements({ ...year, activitiesAWeek: 5, tracesADay: 2, logsAWeek: 10 })
  await bindings.DB.batch(
    [...filling, ...fixtureStatements()].map((statement) => bindings.DB.prepare(statement)),
  )

  const found: Record<string, Reading> = {}
  for (const [request, as, body] of calls) {
    const token = await tokenOf(as, school)
    const type = typeOf(body)
    const sent = {
      ...(token !== null && { token }),
      ...(body instanceof Uint8Array ? { file: body } : body !== undefined && { body }),
      ...(type !== null && { headers: { 'content-type': type } }),
    }
    statements.length = 0
    const answer = await school.send(request, sent)
    expect(answer.ok, `${request}: ${answer.status}`).toBe(true)
    const isList = answer.headers.get('content-type')?.startsWith('application/json')
    const answered = isList ? countReturnedRows(await answer.json()) : 1
    const changed = sum(statements.map(({ changes }) => changes))
    const rowsRead = sum(statements.map(({ rowsRead }) => rowsRead))
    found[request] = { rowsRead, rows: Math.max(answered, changed) }
  }
  return found
}

async function tokenOf(as: TypicalCall[1], school: School): Promise<string | null> {
  if (as === 'visitor') return null
  if (as === 'admin') return school.token('madame')
  if (as === 'substitute') return substituteToken(FIRST_SCHOOL)
  // Some calls end the pupil's sessions.
  const { tokenVersion = 1 } = (await findUser(school.db, pupil.id)) ?? {}
  const ofPupil = { sub: String(pupil.id), school: FIRST_SCHOOL, role: 'pupil', tokenVersion, by: 'card' }
  const claims = as === 'leaving' ? { ...ofPupil, sid: crypto.randomUUID() } : ofPupil
  const audience = as === 'games site' ? 'multiplayer' : 'api'
  const keys = await openKeys(readVariables(bindings))
  return (await signToken(keys, audience, claims, new Date(WEDNESDAY))).token
}

describe('the rows that D1 reads', { timeout: 60_000 }, () => {
  it('are at most three per returned row plus a few lookups, and do not grow over the years', async () => {
    const young = await readings(17)
    const old = await readings(4 * 17)
    const found = Object.entries(old)
    const aboveBound = found.filter(([, { rowsRead, rows }]) => rowsRead > 3 * rows + LOOKUPS)
    expect(aboveBound.filter(([request]) => !aboutEveryUse.some((use) => use.test(request)))).toEqual([])
    for (const [request, { rowsRead, rows }] of found) {
      if (rows === young[request]?.rows) expect(rowsRead, request).toBe(young[request].rowsRead)
    }
    const grown = Object.keys(old).filter((request) => old[request]?.rows !== young[request]?.rows)
    expect(grown).toEqual(aboutAllYears)
  })
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
