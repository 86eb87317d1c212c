import { beforeEach, describe, expect, it } from 'vitest'
import { openSchool, type School } from '../testing/school.ts'
import { secondFactorCalls } from '../testing/second-factor-calls.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { addPasskey, addAuthenticator, signIn, signInByPassword } = secondFactorCalls(() => school)

describe('a passkey', () => {
  it('signs its administrator in', async () => {
    const { passkey } = await addPasskey()
    expect(await signIn(passkey)).toMatchObject({ status: 200, body: { auth: true, user: { id: 1 } } })
  })
})

it('an authenticator app', async () => {
  const { codeOf } = await addAuthenticator()
  expect(await signInByPassword()).toMatchObject({ status: 200, body: { auth: false, needsCode: true } })
  expect(await signInByPassword(codeOf())).toMatchObject({
    status: 200,
    body: { auth: false, needsCode: true },
  })
  school.clock.advance(30_000)
  expect(await signInByPassword(codeOf())).toMatchObject({ status: 200, body: { auth: true } })
})
