import { afterEach, expect, it } from 'vitest'
import { newRun } from '../learning/kept-mission.ts'
import { session, signIn } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'
import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { pupil } from '../testing/pupil.ts'
import { findWordsRun, keepWordsRun } from './kept-words-step.ts'

const run = newRun({ tasks: [], others: [] })
const stepOf = (userID: number | null) => ({ userID, code: 'BCDF', step: 'words:1' })
const keptIn = ({ keys }: typeof browserStorage) => keys().filter((key) => key === 'mme:lesson-words')

afterEach(() => signOut())

it('resumes where the same pupil left the same step', () => {
  signIn(pupil(7, 'alice'))
  keepWordsRun(stepOf(7), run)
  expect(findWordsRun(stepOf(7))).toEqual(run)
  expect(findWordsRun({ ...stepOf(7), step: 'words:2' })).toBeNull()
  expect(findWordsRun(stepOf(8))).toBeNull()
  expect(findWordsRun(stepOf(null))).toBeNull()
})

it('is not stored by a view that unmounts after sign-out', () => {
  signIn(pupil(7, 'alice'))
  keepWordsRun(stepOf(7), run)
  session.signOut()
  keepWordsRun(stepOf(7), run)
  expect([...keptIn(browserStorage), ...keptIn(tabStorage)]).toEqual([])
})

it('belongs to the tab for a visitor and ends at a sign-in', () => {
  keepWordsRun(stepOf(null), run)
  expect(findWordsRun(stepOf(null))).toEqual(run)
  expect(keptIn(browserStorage)).toEqual([])
  signIn(pupil(7, 'alice'))
  expect(keptIn(tabStorage)).toEqual([])
})
