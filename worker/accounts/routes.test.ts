import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountAnswer, accountsAnswer } from '../../domain/api/account.ts'
import { users } from '../db/schema.ts'
import { accountCalls, directrice, zoe } from '../testing/account-calls.ts'
import { type Name, PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno, chloe } = people
let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { add, change, rowOf, addAdmin } = accountCalls(() => school)

describe('adding an account', () => {
  it('adds a pupil who can sign in immediately', async () => {
    const { status, body } = await add({ ...zoe, pin: '0042', avatarUrl: 'fox.svg' })
    expect(status).toBe(201)
    expect(z.parse(accountAnswer, body).user).toEqual({
      ...zoe,
      id: 6,
      avatarUrl: 'fox.svg',
      isAdmin: false,
      scope: null,
      isEnabled: true,
      pin: '0042',
      supports: [],
      grade: null,
      createdAt: school.clock.now.toISOString(),
    })
    expect(await school.call('POST /auth/login', { body: { userName: ' ZOE.L ' } })).toMatchObject({
      status: 200,
      body: { auth: true, user: { id: 6, displayName: 'Zoé L.' } },
    })
  })

  it('defaults to no avatar and no PIN if they are missing or null', async () => {
    const none = { avatarUrl: '0.noavatar.png', pin: null, isAdmin: false }
    expect(await add(zoe)).toMatchObject({ body: { user: none } })
    const nulls = { avatarUrl: null, pin: null, isAdmin: null, password: null }
    expect(await add({ ...zoe, userName: 'zazie', ...nulls })).toMatchObject({ body: { user: none } })
  })

  it('adds an administrator who signs in by password', async () => {
    await addAdmin()
    const body = { userName: 'directrice', password: PASSWORD }
    expect(await school.call('POST /auth/admin', { body })).toMatchObject({
      status: 200,
      body: { auth: true, user: { isAdmin: true, classCode: '' } },
    })
  })

  it('trims text and composes accents', async () => {
    const answer = await add({ ...zoe, userName: '  zoe\u0301 ', displayName: ' Zoe\u0301 ' })
    expect(answer).toMatchObject({ body: { user: { userName: 'zoé', displayName: 'Zoé' } } })
  })

  it.each(['alice', 'ALICE', ' a l i c e ', 'álicé'])(
    'refuses a name that is taken: %s',
    async (userName) => {
      expect(await add({ ...zoe, userName })).toMatchObject({
        status: 409,
        body: { success: false, message: expect.stringContaining('déjà'), error: { number: 409 } },
      })
    },
  )

  it('gives a name to only one of ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(zoe)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ])
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['no name', { userName: undefined }, /^Le nom d'utilisateur manque/],
    ['an empty name', { userName: '  ' }, /^Le nom d'utilisateur ne doit pas être vide/],
    ['a long name', { userName: 'x'.repeat(65) }, /^Le nom d'utilisateur doit avoir au plus 64/],
    [
      'a name with an invisible character',
      { userName: 'zo\u200be' },
      /^Le nom d'utilisateur ne doit pas avoir de caractères/,
    ],
    [
      'a name of accents without letters',
      { userName: '\u0301' },
      /^Le nom d'utilisateur a des accents qui ne sont à aucune lettre/,
    ],
    ['no displayName', { displayName: undefined }, /^Le nom affiché manque/],
    ['a displayName of two lines', { displayName: 'Zoé\nL.' }, /^Le nom affiché doit être une seule ligne/],
    ['a long displayName', { displayName: 'x'.repeat(81) }, /^Le nom affiché doit avoir au plus 80/],
    ['no class', { classCode: undefined }, /^La classe manque/],
    ['an unknown class', { classCode: '9-9' }, /^La classe doit être une de celles de l'école : 4-1/],
    ['no class for a pupil', { classCode: '' }, /^La classe doit être une de celles/],
    [
      'an unknown class for an administrator',
      { ...directrice, password: PASSWORD, classCode: '9-9' },
      /^La classe/,
    ],
    ['a PIN of 3 digits', { pin: '123' }, /^Le NIP doit avoir 4 chiffres/],
    ['a PIN of letters', { pin: 'abcd' }, /^Le NIP doit avoir 4 chiffres/],
    ['a number for a PIN', { pin: 1234 }, /^Le NIP doit être un texte/],
    [
      'an avatar that is not offered',
      { avatarUrl: 'https://evil.example/x.svg' },
      /^L'avatar doit être un de ceux/,
    ],
    ['a password for a pupil', { password: PASSWORD }, /^Seuls les administrateurs/],
    ['an administrator without a password', { isAdmin: true }, /^Il manque le mot de passe/],
    ['a short password', { isAdmin: true, password: '1234567' }, /^Le mot de passe doit avoir au moins 8/],
    [
      'a long password',
      { isAdmin: true, password: 'x'.repeat(257) },
      /^Le mot de passe doit avoir au plus 256/,
    ],
    ['a text for isAdmin', { isAdmin: 'true' }, /^isAdmin doit être true ou false/],
  ])('refuses %s and names the field', async (_title, body, message) => {
    const answer = await add({ ...zoe, ...body })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } })
    expect(await school.db.$count(users)).toBe(5)
  })
})

describe('the list of accounts', () => {
  const list = async (query = '') =>
    z.parse(accountsAnswer, (await school.call(`GET /user/accounts${query}`, { as: 'madame' })).body)
  const names = async (query: string) => (await list(query)).data.map(({ userName }) => userName)

  it('includes administrators and disabled users, with PINs and without passwords', async () => {
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

  it('has 20 accounts per page', async () => {
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

  it('is searched by user name, display name and class', async () => {
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

  it.each(['alice', 'madame'] as const)('can be chosen by %s from the offered avatars', async (as) => {
    const answer = await choose('panda.svg', as)
    expect(answer).toMatchObject({ status: 200, body: { success: true, user: { id: people[as].id } } })
    expect(answer.body).not.toHaveProperty('user.pin')
    expect(await rowOf(people[as].id)).toMatchObject({ avatarUrl: 'panda.svg' })
    expect((await choose('0.noavatar.png', as)).status).toBe(200)
  })

  it.each(['panda', '../../secret.svg', 'https://x.example/a.svg', '', null])(
    'is refused if it is %j',
    async (avatarUrl) => {
      expect(await choose(avatarUrl, 'alice')).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^L'avatar doit être/) },
      })
    },
  )

  it('is refused for visitors, and changes no other field', async () => {
    expect((await choose('panda.svg')).status).toBe(401)
    await school.call('PATCH /user/me', {
      as: 'alice',
      body: { avatarUrl: 'panda.svg', isAdmin: true, id: 1 },
    })
    expect(await rowOf(alice.id)).toMatchObject({ isAdmin: false, avatarUrl: 'panda.svg' })
  })
})

describe('permissions', () => {
  it.each([
    ['GET /user/accounts', undefined],
    ['POST /user', zoe],
    [`PATCH /user/${alice.id}`, { displayName: 'X' }],
    [`DELETE /user/${chloe.id}`, undefined],
  ])('allow %s to administrators only', async (request, body) => {
    expect((await school.call(request, { body })).status).toBe(401)
    expect((await school.call(request, { as: 'alice', body })).status).toBe(403)
  })
})
