import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { activities, answerBatches, users } from '../db/schema.ts'
import { games, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const set = (kind: string, target: unknown = 40, classCode = '4-1') =>
  school.call(`PUT /class-goals/${classCode}`, { as: 'madame', body: { kind, target } })
const read = async (as?: 'alice' | 'bruno' | 'madame') => (await school.call('GET /class-goals', { as })).body

async function insertAnswers(userID: number, idempotencyKey: string, receivedAt: string, memories: object[]) {
  const answer = JSON.stringify({ success: true, data: { accepted: 1, ignored: 0 }, memories })
  await school.db.insert(answerBatches).values({ userID, idempotencyKey, receivedAt, answers: '[]', answer })
}

describe('the goal of a class', () => {
  it('counts the activities of its pupils in the week', async () => {
    const body = { userID: people.alice.id, clientID: games[0] }
    await set('activities')
    expect(await read('alice')).toEqual({
      success: true,
      data: [{ classCode: '4-1', kind: 'activities', target: 40, reached: 0 }],
    })
    await school.call('POST /activities', { as: 'alice', body })
    await school.call('POST /activities', { as: 'bruno', body: { ...body, userID: people.bruno.id } })
    expect(await read('bruno')).toMatchObject({ data: [{ reached: 2 }] })
    await school.db
      .update(activities)
      .set({ week: '2026-11-08' })
      .where(eq(activities.userID, people.bruno.id))
    expect(await read('madame')).toMatchObject({ data: [{ reached: 1 }] })
  })

  it('can count grown words instead, each once per pupil', async () => {
    const grown = { word: 'la-vache', strength: 2, before: 1 }
    await insertAnswers(people.alice.id, 'a', '2026-11-17T15:00:00.000Z', [
      grown,
      { ...grown, word: 'le-chat', before: 2 },
    ])
    await insertAnswers(people.alice.id, 'b', '2026-11-18T14:00:00.000Z', [
      { ...grown, strength: 3, before: 2 },
    ])
    await insertAnswers(people.bruno.id, 'a', '2026-11-18T14:00:00.000Z', [grown])
    await insertAnswers(people.bruno.id, 'b', '2026-11-14T14:00:00.000Z', [{ ...grown, word: 'le-chien' }])
    await set('words')
    expect(await read('alice')).toMatchObject({ data: [{ kind: 'words', reached: 2 }] })
  })

  it('is visible only to its class and administrators', async () => {
    await set('words')
    await school.db.update(users).set({ classCode: null }).where(eq(users.id, people.bruno.id))
    expect(await read('bruno')).toEqual({ success: true, data: [] })
    expect(await read()).toEqual({ success: true, data: [] })
    expect(await read('madame')).toMatchObject({ data: [{ classCode: '4-1' }] })
  })

  it('can be changed, is deleted when requested, and is deleted with its class', async () => {
    await set('words')
    await set('activities', 25)
    expect(await read('madame')).toMatchObject({ data: [{ kind: 'activities', target: 25 }] })
    expect((await school.call('DELETE /class-goals/4-1', { as: 'madame' })).status).toBe(200)
    expect((await school.call('DELETE /class-goals/4-1', { as: 'madame' })).status).toBe(404)
    await school.call('PUT /classes/5-9', { as: 'madame', body: { teacherName: '', grade: 5 } })
    await set('words', 40, '5-9')
    await school.call('DELETE /classes/5-9', { as: 'madame' })
    expect(await read('madame')).toEqual({ success: true, data: [] })
  })

  it.each([
    ['words', 0],
    ['words', 5001],
    ['words', 1.5],
    ['bravos', 40],
  ])('cannot be of kind %s with the target %d', async (kind, target) => {
    expect((await set(kind, target)).status).toBe(400)
  })

  it('requires an existing class and an administrator', async () => {
    expect((await set('words', 40, '9-9')).status).toBe(404)
    const body = { kind: 'words', target: 40 }
    expect((await school.call('PUT /class-goals/4-1', { as: 'alice', body })).status).toBe(403)
    expect((await school.call('DELETE /class-goals/4-1', { as: 'alice' })).status).toBe(403)
  })
})
