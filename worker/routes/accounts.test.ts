import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Account, accountAnswer, accountsAnswer } from '../../domain/api/account.ts'
import { users } from '../db/schema.ts'
import { type Name, PASSWORD, people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'

const { alice, bruno, chloe, madame, ancienne } = people

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const zoe = { userName: 'zoe.l', displayName: 'Zoé L.', classCode: '4-1' }
const directrice = { userName: 'directrice', displayName: 'La directrice', classCode: '', isAdmin: true }
const add = (body: unknown, as: CallOptions['as'] = 'madame') => school.call('POST /user', { as, body })
const change = (id: number, body: unknown, as: CallOptions['as'] = 'madame') =>
  school.call(`PATCH /user/${id}`, { as, body })
const rowOf = (id: number) => school.db.select().from(users).where(eq(users.id, id)).get()
const statusWith = async (token: string) => (await school.call('GET /user', { token })).status

async function addAdmin(): Promise<Account> {
  const { body } = await add({ ...directrice, password: PASSWORD })
  return z.parse(accountAnswer, body).user
}

describe('adding an account', () => {
  it('makes a pupil who can sign in at once', async () => {
    const { status, body } = await add({ ...zoe, pin: '0042', avatarUrl: 'fox.svg' })
    expect(status).toBe(201)
    expect(z.parse(accountAnswer, body).user).toEqual({
      ...zoe,
      id: 6,
      avatarUrl: 'fox.svg',
      isAdmin: false,
      isEnabled: true,
      pin: '0042',
      createdAt: school.clock.now.toISOString(),
    })
    expect(await school.call('POST /auth/login', { body: { userName: ' ZOE.L ' } })).toMatchObject({
      status: 200,
      body: { auth: true, user: { id: 6, displayName: 'Zoé L.' } },
    })
  })

  it('gives no avatar and no PIN where none is named', async () => {
    expect(await add(zoe)).toMatchObject({ body: { user: { avatarUrl: '0.noavatar.png', pin: null } } })
  })

  it('makes an administrator who signs in by password', async () => {
    await addAdmin()
    const body = { userName: 'directrice', password: PASSWORD }
    expect(await school.call('POST /auth/admin', { body })).toMatchObject({
      status: 200,
      body: { auth: true, user: { isAdmin: true, classCode: '' } },
    })
  })

  it('keeps text in one form: trimmed, and accents composed', async () => {
    const answer = await add({ ...zoe, userName: '  zoe\u0301 ', displayName: ' Zoe\u0301 ' })
    expect(answer).toMatchObject({ body: { user: { userName: 'zoé', displayName: 'Zoé' } } })
  })

  it.each(['alice', 'ALICE', ' a l i c e ', 'álicé'])(
    'refuses a name that is taken: %s',
    async (userName) => {
      expect(await add({ ...zoe, userName })).toMatchObject({
        status: 409,
        body: { success: false, message: expect.stringContaining('is taken'), error: { number: 409 } },
      })
    },
  )

  it('gives a name once to ten who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(zoe)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['no name', { userName: undefined }, /^userName is missing/],
    ['an empty name', { userName: '  ' }, /^userName must not be empty/],
    ['a long name', { userName: 'x'.repeat(65) }, /^userName must be at most 64/],
    ['a name that cannot be seen', { userName: 'zo\u200be' }, /^userName must not have characters/],
    ['a name of signs that do not count', { userName: '\u0301' }, /^userName must have letters/],
    ['no displayName', { displayName: undefined }, /^displayName is missing/],
    ['a displayName of two lines', { displayName: 'Zoé\nL.' }, /^displayName must be one line/],
    ['a long displayName', { displayName: 'x'.repeat(81) }, /^displayName must be at most 80/],
    ['no class', { classCode: undefined }, /^classCode is missing/],
    ['an unknown class', { classCode: '9-9' }, /^classCode must be a class of the school: 4-1/],
    ['no class for a pupil', { classCode: '' }, /^classCode must be a class/],
    [
      'an unknown class for an administrator',
      { ...directrice, password: PASSWORD, classCode: '9-9' },
      /^classCode/,
    ],
    ['a PIN of 3 digits', { pin: '123' }, /^pin must be 4 digits/],
    ['a PIN of letters', { pin: 'abcd' }, /^pin must be 4 digits/],
    ['a number for a PIN', { pin: 1234 }, /^pin must be a string/],
    [
      'an avatar that is not offered',
      { avatarUrl: 'https://evil.example/x.svg' },
      /^avatarUrl must be one of/,
    ],
    ['a password for a pupil', { password: PASSWORD }, /^password is for administrators/],
    ['an administrator without one', { isAdmin: true }, /^password is missing/],
    ['a short password', { isAdmin: true, password: '1234567' }, /^password must be at least 8/],
    ['a long password', { isAdmin: true, password: 'x'.repeat(257) }, /^password must be at most 256/],
    ['a text for isAdmin', { isAdmin: 'true' }, /^isAdmin must be true or false/],
  ])('names the field: %s', async (_title, body, message) => {
    const answer = await add({ ...zoe, ...body })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect(await school.db.$count(users)).toBe(5)
  })
})

describe('changing an account', () => {
  it('changes what is named and leaves the rest', async () => {
    const before = await rowOf(alice.id)
    const answer = await change(alice.id, { displayName: 'Alice B.', pin: '1234' })
    expect(answer).toMatchObject({ status: 200, body: { success: true, user: { displayName: 'Alice B.' } } })
    expect(await rowOf(alice.id)).toEqual({ ...before, displayName: 'Alice B.', pin: '1234' })
    await change(alice.id, { pin: null })
    expect(await rowOf(alice.id)).toMatchObject({ pin: null })
  })

  it('moves the name, and frees the former', async () => {
    await change(alice.id, { userName: 'Alice-B' })
    expect((await school.call('POST /auth/login', { body: { userName: 'alice-b' } })).status).toBe(200)
    expect((await school.call('POST /auth/login', { body: { userName: 'alice' } })).status).toBe(404)
    expect((await add({ ...zoe, userName: 'alice' })).status).toBe(201)
  })

  it('lets a name be spelt anew, and refuses another’s', async () => {
    expect(await change(alice.id, { userName: 'ALICE' })).toMatchObject({
      status: 200,
      body: { user: { userName: 'ALICE' } },
    })
    expect(await change(alice.id, { userName: 'Brúno' })).toMatchObject({
      status: 409,
      body: { message: 'The name "bruno" is taken.' },
    })
  })

  it('ends the sessions of who is disabled, on the next call, and lets them in again later', async () => {
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

  it('ends the sessions of who changes role, both ways', async () => {
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

  it('leaves sessions alone where nothing about them changes', async () => {
    const token = await school.token('alice')
    await change(alice.id, { isEnabled: true, isAdmin: false, displayName: 'A', classCode: '4-1' })
    expect(await statusWith(token)).toBe(200)
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['nothing', {}, /^The body must name what is to be changed/],
    ['only what there is not', { colour: 'red' }, /^The body must name/],
    ['an unknown class', { classCode: '9-9' }, /^classCode/],
    ['no class any more', { classCode: '' }, /^classCode/],
    ['a promotion without a password', { isAdmin: true }, /^password is missing/],
    ['a password', { password: PASSWORD }, /^password is for administrators/],
    ['an unknown avatar', { avatarUrl: 'x.svg' }, /^avatarUrl/],
    ['null for a name', { displayName: null }, /^displayName must be a string/],
  ])('names the field: %s', async (_title, body, message) => {
    const before = await rowOf(alice.id)
    const answer = await change(alice.id, body)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect(await rowOf(alice.id)).toEqual(before)
  })

  it('of nobody is 404', async () => {
    expect((await change(999, { displayName: 'X' })).status).toBe(404)
    expect((await school.call('PATCH /user/x', { as: 'madame', body: {} })).status).toBe(400)
  })

  it('asks a class of an administrator without one who becomes a pupil', async () => {
    const { id } = await addAdmin()
    expect((await change(id, { isAdmin: false })).status).toBe(400)
    expect((await change(id, { isAdmin: false, classCode: '4-1' })).status).toBe(200)
  })
})

describe('the school always has an administrator', () => {
  it.each([{ isEnabled: false }, { isAdmin: false, classCode: '4-1' }])(
    'who cannot shut themselves out by mistake: %j',
    async (body) => {
      await addAdmin()
      expect(await change(madame.id, body)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('your own account') },
      })
    },
  )

  it('a disabled one does not count', async () => {
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
  ])('two who %s each other at once: one stays', async (_what, act) => {
    await change(ancienne.id, { isEnabled: true })
    const [one, other] = [await school.token('madame'), await school.token('ancienne')]
    const answers = await Promise.all([act(ancienne.id, one), act(madame.id, other)])
    // The one who lost is told either that they are the last or that they are out.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await school.db.select().from(users).where(eq(users.isAdmin, true))
    expect(left.filter(({ isEnabled }) => isEnabled)).toHaveLength(1)
  })

  const request = (call: string, token: string, body?: unknown) => school.call(call, { token, body })
})

describe('the list of accounts', () => {
  const list = async (query = '') =>
    z.parse(accountsAnswer, (await school.call(`GET /user/accounts${query}`, { as: 'madame' })).body)
  const names = async (query: string) => (await list(query)).data.map(({ userName }) => userName)

  it('has everyone, administrators and disabled ones too, with PINs and without passwords', async () => {
    await change(alice.id, { pin: '1234' })
    const answer = await list()
    expect(answer.total).toBe(5)
    expect(answer.data.map(({ userName }) => userName)).toEqual([
      'ancienne',
      'madame',
      'alice',
      'bruno',
      'chloe',
    ])
    expect(answer.data[2]).toMatchObject({ pin: '1234', isEnabled: true })
    expect(answer.data[4]).toMatchObject({ isEnabled: false })
    expect(JSON.stringify(answer)).not.toContain('pbkdf2')
  })

  it('comes 20 a page', async () => {
    for (let number = 10; number < 40; number++)
      await add({ ...zoe, userName: `eleve${number}`, displayName: `Élève ${number}` })
    expect((await list()).data).toHaveLength(20)
    expect((await list('?page=2')).data).toHaveLength(15)
    for (const page of ['3', '999999999999999'])
      expect(await list(`?page=${page}`)).toMatchObject({ data: [], total: 35 })
    expect(await list('?q=eleve1')).toMatchObject({ total: 10 })
    for (const page of ['0', '-1', 'x', '1.5', ''])
      expect((await school.call(`GET /user/accounts?page=${page}`, { as: 'madame' })).status).toBe(400)
  })

  it('is searched by name, shown name and class', async () => {
    expect(await names('?q=ALI')).toEqual(['alice'])
    expect(await names('?q=%C3%A1lic%C3%A9')).toEqual(['alice'])
    await change(bruno.id, { displayName: 'Le grand B' })
    expect(await names('?q=grand')).toEqual(['bruno'])
    expect(await names('?q=4-1')).toEqual(['alice', 'chloe', 'bruno'])
    expect(await names('?q=%25')).toEqual([])
    expect(await names('?q=_')).toEqual([])
    expect((await school.call(`GET /user/accounts?q=${'x'.repeat(101)}`, { as: 'madame' })).status).toBe(400)
  })
})

describe("one's own avatar", () => {
  const choose = (avatarUrl: unknown, as?: Name) => school.call('PATCH /user/me', { as, body: { avatarUrl } })

  it.each(['alice', 'madame'] as const)('is chosen from what is offered by %s', async (as) => {
    const answer = await choose('panda.svg', as)
    expect(answer).toMatchObject({ status: 200, body: { success: true, user: { id: people[as].id } } })
    expect(answer.body).not.toHaveProperty('user.pin')
    expect(await rowOf(people[as].id)).toMatchObject({ avatarUrl: 'panda.svg' })
    expect((await choose('0.noavatar.png', as)).status).toBe(200)
  })

  it.each(['panda', '../../secret.svg', 'https://x.example/a.svg', '', null])(
    'is not %j',
    async (avatarUrl) => {
      expect(await choose(avatarUrl, 'alice')).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^avatarUrl must be/) },
      })
    },
  )

  it('is not a visitor’s to choose, and changes nothing else', async () => {
    expect((await choose('panda.svg')).status).toBe(401)
    await school.call('PATCH /user/me', {
      as: 'alice',
      body: { avatarUrl: 'panda.svg', isAdmin: true, id: 1 },
    })
    expect(await rowOf(alice.id)).toMatchObject({ isAdmin: false, avatarUrl: 'panda.svg' })
  })
})

describe('who may', () => {
  it.each([
    ['GET /user/accounts', undefined],
    ['POST /user', zoe],
    [`PATCH /user/${alice.id}`, { displayName: 'X' }],
    [`DELETE /user/${chloe.id}`, undefined],
  ])('%s: administrators alone', async (request, body) => {
    expect((await school.call(request, { body })).status).toBe(401)
    expect((await school.call(request, { as: 'alice', body })).status).toBe(403)
  })
})
