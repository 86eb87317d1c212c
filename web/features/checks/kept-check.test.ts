import { afterEach, expect, it } from 'vitest'
import { signIn } from '../../lib/session/session.ts'
import { signOut } from '../../lib/session/sign-out.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import { forgetAnswers, keepAnswers, keptAnswers } from './kept-check.ts'

const asked = { userID: 7, checkID: 3, phase: 'before' as const }
const answers = [{ word: 'la-vache', chosen: 'le-coq' }]

afterEach(() => signOut())

it('restores answers only for the same check, phase and pupil', () => {
  signIn(pupil(7, 'alice'))
  keepAnswers(asked, answers)
  expect(keptAnswers(asked)).toEqual(answers)
  expect(keptAnswers({ ...asked, phase: 'after' })).toEqual([])
  expect(keptAnswers({ ...asked, checkID: 4 })).toEqual([])
  expect(keptAnswers({ ...asked, userID: 8 })).toEqual([])
  forgetAnswers({ ...asked, userID: 8 })
  expect(keptAnswers(asked)).toEqual(answers)
  forgetAnswers(asked)
  expect(keptAnswers(asked)).toEqual([])
})

it("clears the previous pupil's answers on sign-out", () => {
  signIn(pupil(7, 'alice'))
  keepAnswers(asked, answers)
  signOut()
  expect(keptAnswers(asked)).toEqual([])
  keepAnswers(asked, answers)
  expect(keptAnswers(asked)).toEqual([])
})
