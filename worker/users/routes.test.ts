import { beforeEach, expect, it } from 'vitest'
import { users } from '../db/schema.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

it('lists enabled pupils by class and name, without user names and other private data', async () => {
  await school.db.insert(users).values({
    userName: 'renarde7',
    userNameKey: 'renarde7',
    displayName: 'Zoé',
    classCode: null,
    avatarUrl: 'fox.svg',
    pin: '1234',
    createdAt: '2026-09-01T12:00:00.000Z',
  })
  const avatarUrl = '0.noavatar.png'
  for (const as of ['alice', 'madame'] as const) {
    const answer = await school.call('GET /user', { as })
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      users: [
        { id: 6, displayName: 'Zoé', classCode: '', avatarUrl: 'fox.svg' },
        { id: 2, displayName: 'Alice', classCode: '4-1', avatarUrl },
        { id: 3, displayName: 'Bruno', classCode: '4-1', avatarUrl },
      ],
    })
  }
})

it('is refused for visitors', async () => {
  expect(await school.call('GET /user')).toMatchObject({
    status: 401,
    body: { success: false, message: "Il faut d'abord se connecter.", error: { number: 401 } },
  })
})
