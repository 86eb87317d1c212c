import { afterEach, expect, it } from 'vitest'
import { createRun } from '../learning/saved-mission.ts'
import { session, signIn } from '../session/session.ts'
import { signOut } from '../session/sign-out.ts'
import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { pupil } from '../testing/pupil.ts'
import { loadWordsRun, saveWordsRun } from './words-run.ts'

const cow = { id: 'la-vache', word: 'la vache', image: null, sound: null, caption: 'cow', page: null }
const run = createRun({ tasks: [{ word: cow, task: 'recall', isNew: true }], others: [] })
const words = [{ word: 'la-vache' }]
const stepOf = (userID: number | null) => ({ userID, path: '/lecon/BCDF/mots/1' })
const keptIn = ({ keys }: typeof browserStorage) => keys().filter((key) => key === 'mme:lesson-words')

afterEach(() => signOut())

it('resumes where the same pupil stopped with the same words', () => {
  signIn(pupil(7, 'alice'))
  saveWordsRun(stepOf(7), run)
  expect(loadWordsRun(stepOf(7), words, 1)).toEqual(run)
  expect(loadWordsRun({ ...stepOf(7), path: '/lecon/BCDF/mots/2' }, words, 1)).toBeNull()
  expect(loadWordsRun(stepOf(8), words, 1)).toBeNull()
  expect(loadWordsRun(stepOf(null), words, 1)).toBeNull()
})

it('does not resume if the teacher has replaced or added words', () => {
  signIn(pupil(7, 'alice'))
  saveWordsRun(stepOf(7), run)
  const more = [...words, { word: 'le-coq' }]
  expect(loadWordsRun(stepOf(7), [{ word: 'le-coq' }], 1)).toBeNull()
  expect(loadWordsRun(stepOf(7), more, 2)).toBeNull()
  expect(loadWordsRun(stepOf(7), more, 1)).toEqual(run)
})

it('is not stored by a view that unmounts after sign-out', () => {
  signIn(pupil(7, 'alice'))
  saveWordsRun(stepOf(7), run)
  session.signOut()
  saveWordsRun(stepOf(7), run)
  expect([...keptIn(browserStorage), ...keptIn(tabStorage)]).toEqual([])
})

it('is stored in the tab for a visitor, and deleted at a sign-in', () => {
  saveWordsRun(stepOf(null), run)
  expect(loadWordsRun(stepOf(null), words, 1)).toEqual(run)
  expect(keptIn(browserStorage)).toEqual([])
  signIn(pupil(7, 'alice'))
  expect(keptIn(tabStorage)).toEqual([])
})
