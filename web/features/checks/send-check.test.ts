import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pupil } from '../../lib/testing/pupil.ts'

// Ignore pending calls of other tests.
vi.resetModules()
const { session, signIn } = await import('../../lib/session/session.ts')
const { isCheckClosed: isClosed, saveAnswers, savedAnswers, sendCheck } = await import('./saved-check.ts')

const run = { userID: 7, checkID: 3, phase: 'before' as const }
const answers = [{ word: 'la-vache', chosen: 'le-coq' }]
const refused = (number: number, code: string) =>
  Response.json(
    { success: false, message: 'Non.', error: { number, code, message: 'Non.' } },
    { status: number },
  )

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => Response.json({ success: true }))
  vi.stubGlobal('fetch', fetch)
  signIn(pupil(7, 'alice'))
  saveAnswers(run, answers)
})
afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

it('sends a check once, even if it is opened again while being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetch.mockReturnValueOnce(promise)
  const sent = [sendCheck(run, answers), sendCheck({ ...run }, answers)]
  resolve(Response.json({ success: true }))
  await Promise.all(sent)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(savedAnswers(run)).toEqual([])
})

it('keeps the answers if sending fails', async () => {
  fetch.mockResolvedValueOnce(refused(500, 'internal'))
  await expect(sendCheck(run, answers)).rejects.toThrow()
  expect(savedAnswers(run)).toEqual(answers)
  await sendCheck(run, answers)
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('clears the answers if the check has been closed meanwhile', async () => {
  fetch.mockResolvedValueOnce(refused(409, 'checkClosed'))
  await expect(sendCheck(run, answers)).rejects.toSatisfy(isClosed)
  expect(savedAnswers(run)).toEqual([])
})

it('does not send the answers once another pupil has signed in', async () => {
  signIn(pupil(8, 'bruno'))
  await expect(sendCheck(run, answers)).rejects.toThrow()
  expect(fetch).not.toHaveBeenCalled()
})
