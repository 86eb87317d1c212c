import { beforeEach, describe, expect, it } from 'vitest'
import { pages, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const cafe = pages.whitelisted
const alice = people.alice.id
const bruno = people.bruno.id

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const add = (userID: unknown, clientID: unknown = cafe) =>
  school.call('POST /whitelist', { as: 'madame', body: { userID, clientID } })

describe('the whitelist', () => {
  it('is empty for visitors, limited to own entries for pupils, complete for administrators', async () => {
    await add(alice)
    await add(bruno)
    await add(bruno, pages.open)
    const read = async (as?: 'alice' | 'bruno' | 'madame') =>
      (await school.call('GET /whitelist', { as })).body
    expect(await read()).toEqual({ whitelist: [] })
    expect(await read('alice')).toEqual({ whitelist: [{ userID: alice, clientID: cafe }] })
    expect(await read('madame')).toEqual({
      whitelist: [
        { userID: bruno, clientID: pages.open },
        { userID: alice, clientID: cafe },
        { userID: bruno, clientID: cafe },
      ],
    })
  })

  it('stores an entry once, however often it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(alice)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect((await school.call('GET /whitelist', { as: 'madame' })).body).toEqual({
      whitelist: [{ userID: alice, clientID: cafe }],
    })
  })

  it('returns 404 for an unknown user or page', async () => {
    expect((await add(999)).status).toBe(404)
    expect((await add(alice, 'Page_Nowhere')).status).toBe(404)
  })

  it.each([
    ['a text for userID', '2', cafe, 'userID doit être un nombre.'],
    ['0', 0, cafe, 'userID doit être un nombre entier positif.'],
    ['no clientID', alice, '', 'clientID ne doit pas être vide.'],
  ])('refuses %s', async (_title, userID, clientID, message) => {
    expect(await add(userID, clientID)).toMatchObject({ status: 400, body: { message } })
  })

  it('deletes an entry once', async () => {
    await add(alice)
    const remove = () => school.call(`DELETE /whitelist/${alice}/${cafe}`, { as: 'madame' })
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    expect((await remove()).status).toBe(404)
  })

  it.each(['abc', '0', '-2'])('refuses the user %s in the path', async (id) => {
    expect(await school.call(`DELETE /whitelist/${id}/${cafe}`, { as: 'madame' })).toMatchObject({
      status: 400,
      body: { message: 'userID doit être un nombre entier positif.' },
    })
  })

  it.each([
    [undefined, 401],
    ['alice', 403],
  ] as const)('can be edited only by administrators: %s', async (as, status) => {
    await add(alice)
    const body = { userID: alice, clientID: cafe }
    expect((await school.call('POST /whitelist', { as, body })).status).toBe(status)
    expect((await school.call(`DELETE /whitelist/${alice}/${cafe}`, { as })).status).toBe(status)
  })
})
