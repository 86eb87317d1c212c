import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageName } from '../../content/site/page-name.ts'
import { activitiesAnswer, saveActivityAnswer } from '../../domain/api/activity.ts'
import { activities, games as gameRecords, menuLinks } from '../db/schema.ts'
import { ALREADY_COUNTED, activityCalls, BRAVO_DISABLED, SCORE_TOO_LOW } from '../testing/activity-calls.ts'
import { deepScoreGame, games, pages, people, scoreGame } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

/** Games with points, in the score group. */
const [raceGame, dictationGame] = ['Page_Games_Course_Zoo', 'Page_Games_Dictee_Zoo']
const TOO_HIGH = {
  status: 400,
  body: { message: 'Ce jeu ne donne pas tant de points.' },
}
const alice = people.alice.id
const bruno = people.bruno.id
const [farm = '', zoo = ''] = games

let school: School
beforeEach(async () => {
  school = await openSchool()
  const kinds = [
    ['course-aux-mots', raceGame],
    ['dictee-eclair', dictationGame],
  ] as const
  for (const [index, [kind, clientID]] of kinds.entries()) {
    const link = {
      clientID,
      groupID: 8470 + index,
      parentGroupID: 8450,
      displayName: kind,
      isBravoEnabled: true,
    }
    const game = { id: kind, clientID, kind, description: '', instructions: '', data: '', updated: WEDNESDAY }
    await school.db.batch([
      school.db.insert(menuLinks).values(link),
      school.db.insert(gameRecords).values(game),
    ])
  }
})
const { save } = activityCalls(() => school)

describe('POST /activities', () => {
  it('counts the activity and returns the count of the week', async () => {
    const first = await save({ clientID: farm })
    expect(first.status).toBe(201)
    expect(z.parse(saveActivityAnswer, first.body)).toEqual({
      success: true,
      data: {
        activityLogID: expect.any(Number),
        userID: alice,
        activityDate: WEDNESDAY,
        clientID: farm,
        description: pageName({ clientID: farm, displayName: farm }),
      },
      count: 1,
    })
    expect(await save({ clientID: zoo })).toMatchObject({ status: 201, body: { count: 2 } })
  })

  it('accepts null for optional fields', async () => {
    const none = { score: null, idempotencyKey: null }
    expect((await save({ clientID: farm, ...none })).status).toBe(201)
    expect(await save({ clientID: farm, ...none })).toMatchObject(ALREADY_COUNTED)
  })

  it('counts a page once per week', async () => {
    await save({ clientID: farm })
    expect(await save({ clientID: farm })).toMatchObject(ALREADY_COUNTED)
  })

  it('refuses a page whose Bravos are off', async () => {
    expect(await save({ clientID: pages.open })).toMatchObject(BRAVO_DISABLED)
  })

  it('returns 404 for a page without a link and for a group', async () => {
    expect((await save({ clientID: 'Page_Nowhere' })).status).toBe(404)
    expect((await save({ clientID: '' })).status).toBe(400)
  })

  it.each([
    ['without a score', scoreGame, undefined, SCORE_TOO_LOW],
    ['below 500', scoreGame, 499.9, SCORE_TOO_LOW],
    ['with 0', scoreGame, 0, SCORE_TOO_LOW],
    ['in a group under the score group, below 500', deepScoreGame, 499, SCORE_TOO_LOW],
    ['with 500', scoreGame, 500, { status: 201 }],
    ['in a group under the score group, with 500', deepScoreGame, 500, { status: 201 }],
    ['with the maximum of its game', raceGame, 1060, { status: 201 }],
    ['above the maximum of its game', raceGame, 1061, TOO_HIGH],
    ['with the maximum of a dictation', dictationGame, 650, { status: 201 }],
    ['above the maximum of a dictation', dictationGame, 651, TOO_HIGH],
    ['in another group without a score', farm, undefined, { status: 201 }],
    ['in another group with a low score', farm, 1, { status: 201 }],
  ])(
    'requires enough points, and only possible ones, in the group of scored games: %s',
    async (_title, clientID, score, expected) => {
      expect(await save({ clientID, ...(score !== undefined && { score }) })).toMatchObject(expected)
    },
  )

  it('counts one of ten concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save({ clientID: farm, idempotencyKey: `key ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(9)
    for (const answer of refused) expect(answer).toMatchObject(ALREADY_COUNTED)
    expect(await school.db.select().from(activities)).toHaveLength(1)
  })

  it('counts thirty concurrent pages once each and numbers them 1 to 30', async () => {
    const answers = await Promise.all([...games, ...games, ...games].map((clientID) => save({ clientID })))
    const counts = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => z.parse(saveActivityAnswer, body).count)
    expect(counts.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('counts the same page for each pupil', async () => {
    await save({ clientID: farm })
    const other = await save({ userID: bruno, clientID: farm }, 'bruno')
    expect(other).toMatchObject({ status: 201, body: { count: 1 } })
  })
})

describe('GET /activities/:id', () => {
  it('lists the activities of this week, newest first', async () => {
    await save({ clientID: farm })
    school.clock.advance(1000)
    await save({ clientID: zoo })
    const { status, body } = await school.call(`GET /activities/${alice}`, { as: 'alice' })
    expect(status).toBe(200)
    expect(z.parse(activitiesAnswer, body).data.map(({ clientID }) => clientID)).toEqual([zoo, farm])
  })

  it('returns the number of Bravos that this week gave the pupil', async () => {
    const claimed = async () => {
      const { body } = await school.call(`GET /activities/${alice}`, { as: 'alice' })
      return z.parse(activitiesAnswer, body).bravosClaimed
    }
    for (const clientID of games.slice(0, 5)) await save({ clientID })
    expect(await claimed()).toBe(0)
    await school.call('POST /bravos', { as: 'alice', body: { userID: alice } })
    expect(await claimed()).toBe(1)
    school.clock.advance(7 * 24 * 3_600_000)
    expect(await claimed()).toBe(0)
  })

  it.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '2;DROP TABLE users'])(
    'refuses the id %s',
    async (id) => {
      const answer = await school.call(`GET /activities/${encodeURIComponent(id)}`, { as: 'madame' })
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'id doit être un nombre entier positif.' },
      })
    },
  )
})

describe('permissions of activities', () => {
  it.each([
    [undefined, 401],
    ['alice', 200],
    ['bruno', 403],
    ['madame', 200],
  ] as const)('allow the pupil and administrators to read them: %s', async (as, status) => {
    expect((await school.call(`GET /activities/${alice}`, { as })).status).toBe(status)
  })

  it.each([
    [undefined, 401],
    ['alice', 201],
    ['bruno', 403],
    ['madame', 201],
  ] as const)('allow the pupil and administrators to count them: %s', async (as, status) => {
    const answer = await school.call('POST /activities', { as, body: { userID: alice, clientID: farm } })
    expect(answer.status).toBe(status)
  })

  it('return 404 for an unknown user', async () => {
    expect((await school.call('GET /activities/999', { as: 'madame' })).status).toBe(404)
    expect((await save({ userID: 999, clientID: farm }, 'madame')).status).toBe(404)
  })
})

describe('invalid bodies of POST /activities', () => {
  it.each([
    ['no userID', { userID: undefined, clientID: farm }, 'userID manque : il faut un nombre.'],
    ['a text for userID', { userID: '2', clientID: farm }, 'userID doit être un nombre.'],
    ['a fraction for userID', { userID: 2.5, clientID: farm }, 'userID doit être un nombre entier.'],
    ['a negative userID', { userID: -2, clientID: farm }, 'userID doit être un nombre entier positif.'],
    ['no clientID', {}, 'clientID manque : il faut un texte.'],
    ['an empty clientID', { clientID: '' }, 'clientID ne doit pas être vide.'],
    ['a long clientID', { clientID: 'x'.repeat(121) }, 'clientID doit avoir au plus 120 caractères.'],
    ['a text for score', { clientID: farm, score: '500' }, 'score doit être un nombre.'],
    ['a negative score', { clientID: farm, score: -1 }, 'score doit être au moins 0.'],
    ['an empty key', { clientID: farm, idempotencyKey: '' }, 'idempotencyKey ne doit pas être vide.'],
    [
      'a key of 65 characters',
      { clientID: farm, idempotencyKey: 'k'.repeat(65) },
      'idempotencyKey doit avoir au plus 64 caractères.',
    ],
  ])('are refused with the name of the field: %s', async (_title, body, message) => {
    expect(await save(body)).toMatchObject({
      status: 400,
      body: { success: false, message, error: { number: 400 } },
    })
  })
})
