import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStorage } from '../storage/browser-storage.ts'
import { pupil } from '../testing/pupil.ts'
import { DEVICES_KEY, signInByPassword, storeDeviceToken } from './known-devices.ts'
import { signOut } from './sign-out.ts'

const madame = { ...pupil(1, 'madame'), isAdmin: true }
const login = { userName: 'madame', password: 'secret' }

const fetch = vi.fn<typeof globalThis.fetch>()
const bodies = () => fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))
const answerWith = (answer: object, status = 200) =>
  fetch.mockImplementationOnce(async () => Response.json(answer, { status }))
const storedTokens = () => JSON.parse(browserStorage.getItem(DEVICES_KEY) ?? '[]')

beforeEach(() => {
  fetch.mockReset()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  browserStorage.removeItem(DEVICES_KEY)
  vi.unstubAllGlobals()
})

describe('the device tokens of a browser', () => {
  it('stores the token of a sign-in and sends it at the next one', async () => {
    answerWith({ auth: true, user: madame, message: '', device: 'first' })
    answerWith({ auth: true, user: madame, message: '', device: 'second' })
    await signInByPassword(login)
    await signInByPassword(login)
    expect(bodies()).toEqual([
      { ...login, devices: [] },
      { ...login, devices: ['first'] },
    ])
    expect(storedTokens()).toEqual([{ userID: 1, token: 'second' }])
  })

  it('keeps the newest five tokens, one per administrator', async () => {
    for (const userID of [1, 2, 3, 1, 4, 5, 6]) await storeDeviceToken(userID, `of ${userID}`)
    expect(storedTokens().map(({ userID }: { userID: number }) => userID)).toEqual([6, 5, 4, 1, 3])
  })

  it('keeps the tokens after a sign-out', async () => {
    await storeDeviceToken(1, 'token')
    signOut()
    expect(storedTokens()).toEqual([{ userID: 1, token: 'token' }])
  })

  it('stores nothing if the account is disabled', async () => {
    answerWith({ auth: false, message: '', english: '' })
    expect(await signInByPassword(login)).toMatchObject({ auth: false })
    expect(storedTokens()).toEqual([])
  })

  it.each(['{', '[{"userID":1}]', '"text"'])(
    'sends no tokens if the stored entry is invalid: %s',
    async (entry) => {
      browserStorage.setItem(DEVICES_KEY, entry)
      answerWith({ auth: true, user: madame, message: '', device: 'first' })
      await signInByPassword(login)
      expect(bodies()).toEqual([{ ...login, devices: [] }])
      expect(storedTokens()).toEqual([{ userID: 1, token: 'first' }])
    },
  )
})
