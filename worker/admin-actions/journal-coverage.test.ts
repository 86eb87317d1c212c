import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminCalls } from '../../domain/admin-calls.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { adminActions } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { everyCall, fixtureStatements, typeOf } from '../testing/every-call.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const { alice, bruno } = people

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const rows = () => school.db.select().from(adminActions)

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        description: z.optional(z.string()),
        responses: z.optional(z.record(z.string(), z.object({ content: z.optional(z.unknown()) }))),
      }),
    ),
  ),
})

/** Calls without a lasting change: proofs of identity and challenges. */
const changesNothing = [
  'POST /auth/proof/options',
  'POST /auth/proof',
  'POST /auth/passkeys/options',
  'POST /auth/authenticator',
]

/** Reads that hand out credentials or all data of a user. */
const HANDING_OUT = /^GET \/(cards|secret-pictures(?!\/locked)|export)\b/

/** Every call of the published description, e.g. `GET /user`, and whether it is for administrators only. */
async function describedCalls() {
  const { paths } = z.parse(described, (await school.call('GET /openapi.json')).body)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { description = '', responses }]) => ({
      call: `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      isOnlyTheirs: description.includes('Pupils: no. Administrators: yes.'),
      answer: JSON.stringify(responses?.['200']?.content ?? null),
    })),
  )
}

describe('the journal', () => {
  it('covers every administrator-only call that changes something', async () => {
    const calls = await describedCalls()
    const changing = calls.filter(({ call, isOnlyTheirs }) => isOnlyTheirs && !call.startsWith('GET '))
    expect(changing.length).toBeGreaterThan(25)
    expect(changing.map(({ call }) => call).filter((call) => !(call in adminCalls))).toEqual([])
    const described = calls.map(({ call }) => call)
    expect(Object.keys(adminCalls).filter((call) => !described.includes(call))).toEqual([])
  })

  it('covers every call that returns credentials or all data of a user', async () => {
    const handsOut = /"(card|pictures|pin|secretPictures|passwordHash)":|gzip|octet-stream/
    const found = (await describedCalls()).filter(
      ({ call, answer }) => call.startsWith('GET ') && handsOut.test(answer),
    )
    // The list of accounts, including PINs, is on the teacher's screen all day, so it is not logged.
    const expected = found.map(({ call }) => call).filter((call) => call !== 'GET /user/accounts')
    expect(expected).toEqual(
      expect.arrayContaining([
        'GET /backup',
        'GET /backup/kept/:keptID',
        'GET /cards',
        'GET /cards/:userID',
        'GET /export/user/:id',
        'GET /secret-pictures',
      ]),
    )
    expect(expected.filter((call) => !(call in adminCalls))).toEqual([])
  })

  it('gets one row for each call that it covers, and none for other calls', { timeout: 60_000 }, async () => {
    await bindings.DB.batch(fixtureStatements().map((statement) => bindings.DB.prepare(statement)))
    const cast = {
      pupil: { id: alice.id, userName: 'alice' },
      otherPupilID: bruno.id,
      admin: { id: people.madame.id, userName: 'madame', password: PASSWORD },
      otherAdminID: people.ancienne.id,
      school: FIRST_SCHOOL,
      classCode: '4-1',
      card: '',
      now: new Date(WEDNESDAY),
    }
    expect(await rows()).toEqual([])
    const made: string[] = []
    for (const [request, as, body] of await everyCall(cast)) {
      if (as !== 'admin') continue
      const type = typeOf(body)
      const sent = body instanceof Uint8Array ? { file: body } : body !== undefined && { body }
      const answer = await school.send(request, {
        as: 'madame',
        ...sent,
        ...(type !== null && { headers: { 'content-type': type } }),
      })
      const added = (await rows()).slice(made.length).map(({ call }) => call)
      const isReading = request.startsWith('GET ') && !HANDING_OUT.test(request)
      const isKept = answer.ok && !isReading && !changesNothing.includes(request)
      expect(added, request).toHaveLength(isKept ? 1 : 0)
      made.push(...added)
    }
    expect(made.length).toBeGreaterThan(25)
    expect(made.filter((call) => !(call in adminCalls))).toEqual([])
  })
})
