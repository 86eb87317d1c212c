import { afterEach, expect, it } from 'vitest'
import { createRun } from '../learning/saved-mission.ts'
import { session, signIn } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'
import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { pupil } from '../testing/pupil.ts'
import { loadWordsRun, saveWordsRun } from './words-run.ts'

const run = createRun({ tasks: [], others: [] })
const stepOf = (userID: number | null) => ({ userID, path: '/lecon/BCDF/mots/1' })
const keptIn = ({ keys }: typeof browserStorage) => keys().filter((key) => key === 'mme:lesson-words')

afterEach(() => signOut())

it('resumes where the same pupil left the same words', () => {
  signIn(pupil(7, 'alice'))
  saveWordsRun(stepOf(7), run)
  expect(loadWordsRun(stepOf(7))).toEqual(run)
  expect(loadWordsRun({ ...stepOf(7), path: '/lecon/BCDF/mots/2' })).toBeNull()
  expect(loadWordsRun(stepOf(8))).toBeNull()
  expect(loadWordsRun(stepOf(null))).toBeNull()
})

it('is not stored by a view that unmounts after sign-out', () => {
  signIn(pupil(7, 'alice'))
  saveWordsRun(stepOf(7), run)
  session.signOut()
  saveWordsRun(stepOf(7), run)
  expect([...keptIn(browserStorage), ...keptIn(tabStorage)]).toEqual([])
})

it('belongs to the tab for a visitor and ends at a sign-in', () => {
  saveWordsRun(stepOf(null), run)
  expect(loadWordsRun(stepOf(null))).toEqual(run)
  expect(keptIn(browserStorage)).toEqual([])
  signIn(pupil(7, 'alice'))
  expect(keptIn(tabStorage)).toEqual([])
})
