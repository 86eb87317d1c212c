import { afterEach, expect, it } from 'vitest'
import { forgetDrafts } from '../hooks/use-draft.ts'
import { beginLesson, begunLesson } from './begun-lesson.ts'
import { wordsStep } from './fragile-words.ts'

afterEach(() => forgetDrafts('lesson-new'))

const cow = { word: 'la-vache', french: 'la vache', english: 'cow', image: null, sound: null }
const words = () => wordsStep([], [{ ...cow, page: null, theme: 'La ferme' }])
const begun = () => begunLesson('2026-11-18', ['4-1', '5-1'])

it('opens with its title, its steps and its class, once', () => {
  beginLesson('Mots à revoir 4-1, mercredi 18 novembre', [words()], '4-1')
  expect(begun()).toMatchObject({
    title: 'Mots à revoir 4-1, mercredi 18 novembre',
    steps: [{ clientID: 'words:1', words: [cow] }],
    classCodes: ['4-1'],
  })
  expect(begun()).toBeNull()
})

it('joins a lesson that is being written: a page once, words as a step of their own each time', () => {
  beginLesson('La ferme', [{ clientID: 'Page_Farm' }, words()])
  begun()
  beginLesson('Le zoo', [{ clientID: 'Page_Farm' }, { clientID: 'Page_Zoo' }, words()])
  const draft = begun()
  expect(draft?.title).toBe('La ferme')
  expect(draft?.steps.map(({ clientID }) => clientID)).toEqual([
    'Page_Farm',
    'words:1',
    'Page_Zoo',
    'words:2',
  ])
})
