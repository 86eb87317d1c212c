import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../db/schema.ts'
import { accountCalls, zoe } from '../testing/account-calls.ts'
import { PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, madame, ancienne } = people
let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { add, change, rowOf, statusWith, addAdmin } = accountCalls(() => school)

describe('changing an account', () => {
  it('changes only the given fields', async () => {
    const before = await rowOf(alice.id)
    const answer = await change(alice.id, { displayName: 'Alice B.', pin: '1234' })
    expect(answer).toMatchObject({ status: 200, body: { success: true, user: { displayName: 'Alice B.' } } })
    expect(await rowOf(alice.id)).toEqual({ ...before, displayName: 'Alice B.', pin: '1234' })
    await change(alice.id, { pin: null })
    expect(await rowOf(alice.id)).toMatchObject({ pin: null })
  })

  it('frees the previous user name', async () => {
    await change(alice.id, { userName: 'Alice-B' })
    expect((await school.call('POST /auth/login', { body: { userName: 'alice-b' } })).status).toBe(200)
    expect((await school.call('POST /auth/login', { body: { userName: 'alice' } })).status).toBe(404)
    expect((await add({ ...zoe, userName: 'alice' })).status).toBe(201)
  })

  it("accepts another spelling of one's own name, but not of someone else's", async () => {
    expect(await change(alice.id, { userName: 'ALICE' })).toMatchObject({
      status: 200,
      body: { user: { userName: 'ALICE' } },
    })
    expect(await change(alice.id, { userName: 'Brúno' })).toMatchObject({
      status: 409,
      body: { message: "Le nom d'utilisateur « bruno » est déjà pris : choisissez-en un autre." },
    })
  })

  it('ends the sessions of a disabled user immediately, and allows signing in again once enabled', async () => {
    const token = await school.token('alice')
    expect(await statusWith(token)).toBe(200)
    await change(alice.id, { isEnabled: false })
    expect(await statusWith(token)).toBe(401)
    expect(await school.call('POST /auth/login', { body: { userName: 'alice' } })).toMatchObject({
      status: 200,
      body: { auth: false },
    })
    await change(alice.id, { isEnabled: true })
    expect(await statusWith(token)).toBe(401)
    expect(await statusWith(await school.token('alice'))).toBe(200)
  })

  it('ends the sessions of a user who becomes an administrator, or a pupil again', async () => {
    const pupil = await school.token('alice')
    await change(alice.id, { isAdmin: true, password: PASSWORD })
    expect(await statusWith(pupil)).toBe(401)
    const admin = await school.token('alice')
    expect(await rowOf(alice.id)).toMatchObject({ isAdmin: true, passwordHash: expect.any(String) })
    await change(alice.id, { isAdmin: false })
    expect(await statusWith(admin)).toBe(401)
    expect(await rowOf(alice.id)).toMatchObject({ isAdmin: false, passwordHash: null, classCode: '4-1' })
  })

  it('ends the sessions of an administrator whose password changes', async () => {
    const { id } = await addAdmin()
    const before = await rowOf(id)
    await change(id, { password: 'un autre mot de passe' })
    expect(await rowOf(id)).toMatchObject({ tokenVersion: (before?.tokenVersion ?? 0) + 1 })
    const login = (password: string) =>
      school.call('POST /auth/admin', { body: { userName: 'directrice', password } })
    expect((await login(PASSWORD)).status).toBe(404)
    expect((await login('un autre mot de passe')).status).toBe(200)
  })

  it('keeps sessions if only the name and class are set', async () => {
    const token = await school.token('alice')
    await change(alice.id, { isEnabled: true, isAdmin: false, displayName: 'A', classCode: '4-1' })
    expect(await statusWith(token)).toBe(200)
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['an empty request', {}, /^Ce qui est envoyé doit nommer ce qui est à changer/],
    ['only unknown fields', { colour: 'red' }, /^Ce qui est envoyé doit nommer/],
    ['an unknown class', { classCode: '9-9' }, /^La classe/],
    ['removing the class', { classCode: '' }, /^La classe/],
    ['a promotion without a password', { isAdmin: true }, /^Il manque le mot de passe/],
    ['a password for a pupil', { password: PASSWORD }, /^Seuls les administrateurs/],
    ['an unknown avatar', { avatarUrl: 'x.svg' }, /^L'avatar doit/],
    ['null for the display name', { displayName: null }, /^Le nom affiché doit être un texte/],
  ])('refuses %s and names the field', async (_title, body, message) => {
    const before = await rowOf(alice.id)
    const answer = await change(alice.id, body)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect(await rowOf(alice.id)).toEqual(before)
  })

  it('answers 404 for an unknown user', async () => {
    expect((await change(999, { displayName: 'X' })).status).toBe(404)
    expect((await school.call('PATCH /user/x', { as: 'madame', body: {} })).status).toBe(400)
  })

  it('requires a class if an administrator without one becomes a pupil', async () => {
    const { id } = await addAdmin()
    expect((await change(id, { isAdmin: false })).status).toBe(400)
    expect((await change(id, { isAdmin: false, classCode: '4-1' })).status).toBe(200)
  })
})

describe('administrators and their own access', () => {
  it.each([{ isEnabled: false }, { isAdmin: false, classCode: '4-1' }])(
    'cannot change their own account with %j',
    async (body) => {
      await addAdmin()
      expect(await change(madame.id, body)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('son propre compte') },
      })
    },
  )

  it('can disable another administrator again', async () => {
    expect((await change(ancienne.id, { isEnabled: true })).status).toBe(200)
    expect((await change(ancienne.id, { isEnabled: false })).status).toBe(200)
  })

  it.each([
    ['disable', (id: number, token: string) => request(`PATCH /user/${id}`, token, { isEnabled: false })],
    [
      'demote',
      (id: number, token: string) =>
        request(`PATCH /user/${id}`, token, { isAdmin: false, classCode: '4-1' }),
    ],
    ['erase', (id: number, token: string) => request(`DELETE /user/${id}`, token)],
  ])('cannot all %s each other concurrently: at least one remains', async (_what, act) => {
    await change(ancienne.id, { isEnabled: true })
    const [one, other] = [await school.token('madame'), await school.token('ancienne')]
    const answers = await Promise.all([act(ancienne.id, one), act(madame.id, other)])
    // The slower call is refused, because it concerns the last administrator or because its session ended.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await school.db.select().from(users).where(eq(users.isAdmin, true))
    expect(left.filter(({ isEnabled }) => isEnabled)).toHaveLength(1)
  })

  const request = (call: string, token: string, body?: unknown) => school.call(call, { token, body })
})
