import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { browserStorage } from '../storage/browser-storage.ts'
import { pupil } from '../testing/pupil.ts'
import { deleteOldWork } from './old-unsent-work.ts'
import { session, signIn } from './session.ts'
import { signOut } from './sign-out.ts'
import { createUnsentWork, hasTimedOut } from './unsent-work.ts'

const createTexts = () => createUnsentWork('mme:writing', z.string())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T15:00:00.000Z') })
})
afterEach(() => {
  createTexts().store(7, null)
  vi.useRealTimers()
})

it('keeps the work of each user separate', () => {
  const texts = createTexts()
  texts.store(7, 'by alice')
  texts.store(8, 'by bruno')
  texts.store(null, 'by a visitor')
  expect([7, 8, null, 9].map(texts.load)).toEqual(['by alice', 'by bruno', 'by a visitor', null])
  for (const userID of [8, null]) texts.store(userID, null)
  expect([7, 8, null].map(texts.load)).toEqual(['by alice', null, null])
})

it('deletes work that is older than two weeks', () => {
  createTexts().store(7, 'by alice')
  vi.setSystemTime('2026-12-02T14:59:59.000Z')
  deleteOldWork()
  expect(createTexts().load(7)).toBe('by alice')
  vi.setSystemTime('2026-12-02T15:00:00.000Z')
  expect(createTexts().load(7)).toBeNull()
  deleteOldWork()
  expect(browserStorage.keys()).not.toContain('mme:writing:7')
})

it("deletes a visitor's work unless the next pupil has taken it over, and keeps that of others", () => {
  createTexts().store(null, 'by a visitor')
  signIn(pupil(8, 'bruno'))
  createTexts().store(7, 'by alice')
  session.endWith(session.current()?.token ?? '')
  expect([7, null].map(createTexts().load)).toEqual(['by alice', null])
})

it('distinguishes a session that timed out from an explicit sign-out', () => {
  signIn(pupil(7, 'alice'))
  session.signOut()
  expect(hasTimedOut()).toBe(true)
  signIn(pupil(7, 'alice'))
  signOut()
  expect(hasTimedOut()).toBe(false)
})
