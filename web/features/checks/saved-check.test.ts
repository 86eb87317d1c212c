import { afterEach, expect, it } from 'vitest'
import { session, signIn } from '../../lib/session/session.ts'
import { signOut } from '../../lib/session/sign-out.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import { clearAnswers, saveAnswers, savedAnswers } from './saved-check.ts'

const run = { userID: 7, checkID: 3, phase: 'before' as const }
const answers = [{ word: 'la-vache', chosen: 'le-coq' }]

afterEach(() => signOut())

it('restores answers only for the same check, phase and pupil', () => {
  signIn(pupil(7, 'alice'))
  saveAnswers(run, answers)
  expect(savedAnswers(run)).toEqual(answers)
  expect(savedAnswers({ ...run, phase: 'after' })).toEqual([])
  expect(savedAnswers({ ...run, checkID: 4 })).toEqual([])
  expect(savedAnswers({ ...run, userID: 8 })).toEqual([])
  clearAnswers({ ...run, userID: 8 })
  expect(savedAnswers(run)).toEqual(answers)
  clearAnswers(run)
  expect(savedAnswers(run)).toEqual([])
})

it('stores the answers of two checks separately', () => {
  signIn(pupil(7, 'alice'))
  const other = { ...run, checkID: 4 }
  saveAnswers(run, answers)
  saveAnswers(other, [])
  saveAnswers(other, [...answers, ...answers])
  expect(savedAnswers(run)).toEqual(answers)
  clearAnswers(other)
  expect(savedAnswers(other)).toEqual([])
  expect(savedAnswers(run)).toEqual(answers)
})

it('keeps the answers if the session times out, even if another pupil then takes the check', () => {
  signIn(pupil(7, 'alice'))
  saveAnswers(run, answers)
  session.endWith('token of alice')
  signIn(pupil(8, 'bruno'))
  saveAnswers({ ...run, userID: 8 }, [])
  signOut()
  expect(savedAnswers(run)).toEqual(answers)
  clearAnswers(run)
})

it('keeps the answers on sign-out, and stores no others afterwards', () => {
  signIn(pupil(7, 'alice'))
  saveAnswers(run, answers)
  signOut()
  saveAnswers(run, [])
  expect(savedAnswers(run)).toEqual(answers)
  clearAnswers(run)
})
