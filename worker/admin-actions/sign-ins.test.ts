import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminActionsAnswer } from '../../domain/api/admin-action.ts'
import { DAY, MINUTE } from '../../domain/bounds.ts'
import { adminActions } from '../db/schema.ts'
import { PASSWORD } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const signIn = (userName: string, password: string) =>
  school.call('POST /auth/admin', { body: { userName, password } })
async function log() {
  const { body } = await school.call('GET /admin-actions', { as: 'madame' })
  return z.parse(adminActionsAnswer, body).data.toReversed()
}

describe('the log of sign-ins', () => {
  it('stores when and how an administrator signed in', async () => {
    await signIn('madame', PASSWORD)
    expect(await log()).toMatchObject([
      {
        call: 'signIn',
        by: 'Madame',
        about: null,
        at: WEDNESDAY,
        changes: { signInWay: { to: 'password' } },
      },
    ])
  })

  it('stores a right password for a disabled account', async () => {
    for (const _time of [1, 2]) await signIn('ancienne', PASSWORD)
    expect(await log()).toMatchObject([
      { call: 'signInOfDisabled', by: 'Ancienne', changes: { times: { to: 2 } } },
    ])
  })

  it('counts wrong passwords per administrator and day in one row, with the resulting lock', async () => {
    for (let time = 0; time < 20; time++) await signIn('madame', 'wrong')
    const failed = { by: null, about: 'Madame' }
    const first = [
      { ...failed, call: 'wrongPassword', changes: { times: { to: 11 } } },
      { ...failed, call: 'signInLocked', changes: { times: { to: 1 } } },
    ]
    expect(await log()).toMatchObject(first)
    school.clock.advance(DAY)
    await signIn('madame', 'wrong')
    expect(await log()).toMatchObject([
      ...first,
      { ...failed, call: 'wrongPassword', changes: { times: { to: 1 } } },
    ])
  })

  it('is not filled by a flood of wrong passwords', async () => {
    for (let time = 0; time < 40; time++) {
      await signIn('madame', 'wrong')
      school.clock.advance(MINUTE)
    }
    expect(await school.db.$count(adminActions)).toBe(1)
  })

  it('counts concurrent calls exactly', async () => {
    await Promise.all(Array.from({ length: 8 }, () => signIn('madame', 'wrong')))
    expect(await log()).toMatchObject([{ call: 'wrongPassword', changes: { times: { to: 8 } } }])
  })

  it('stores no unknown names and nothing about pupils', async () => {
    await signIn('somebody', 'wrong')
    await signIn('alice', 'wrong')
    await school.call('POST /auth/login', { body: { userName: 'alice' } })
    await school.call('POST /auth/card', { body: { card: 'x' } })
    await school.call('POST /auth/sign-out-everywhere', { as: 'alice' })
    expect(await log()).toEqual([])
  })

  it('stores password changes, wrong current passwords and sign-outs everywhere', async () => {
    const change = (current: string) =>
      school.call('POST /auth/password', { as: 'madame', body: { current, next: 'un autre mot solide' } })
    await change('wrong')
    await change(PASSWORD)
    await school.call('POST /auth/sign-out-everywhere', { as: 'madame' })
    expect((await log()).map(({ call, by }) => [call, by])).toEqual([
      ['wrongOwnPassword', 'Madame'],
      ['POST /auth/password', 'Madame'],
      ['POST /auth/sign-out-everywhere', 'Madame'],
    ])
  })
})
