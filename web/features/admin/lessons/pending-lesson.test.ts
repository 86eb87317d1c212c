import { afterEach, expect, it } from 'vitest'
import { deleteDraft, readDrafts, saveDraft } from '../hooks/use-draft.ts'
import { createWordsStep } from './fragile-words.ts'
import { copyKey, lessonDraft, NEW_LESSON_KEY, newLessonDraft } from './lesson-draft.ts'
import { storePendingLesson, takePendingLesson } from './pending-lesson.ts'

afterEach(() => deleteDraft(NEW_LESSON_KEY))

const cow = { word: 'la-vache', french: 'la vache', english: 'cow', image: null, sound: null }
const words = () => createWordsStep([], [{ ...cow, page: null, theme: 'La ferme' }])
const takeLesson = () => takePendingLesson('2026-11-18', ['4-1', '5-1'])

it('returns the title, steps and class, but only the first time', () => {
  storePendingLesson('Mots à revoir 4-1, mercredi 18 novembre', [words()], '4-1')
  expect(takeLesson()).toMatchObject({
    title: 'Mots à revoir 4-1, mercredi 18 novembre',
    steps: [{ clientID: 'words:1', words: [cow] }],
    classCodes: ['4-1'],
  })
  expect(takeLesson()).toBeNull()
})

it('adds steps to an unsaved lesson: each page once, each list of words as a separate step', () => {
  storePendingLesson('La ferme', [{ clientID: 'Page_Farm' }, words()])
  takeLesson()
  storePendingLesson('Le zoo', [{ clientID: 'Page_Farm' }, { clientID: 'Page_Zoo' }, words()])
  const draft = takeLesson()
  expect(draft?.title).toBe('La ferme')
  expect(draft?.steps.map(({ clientID }) => clientID)).toEqual([
    'Page_Farm',
    'words:1',
    'Page_Zoo',
    'words:2',
  ])
})

it('keeps all steps when an unsaved lesson gets too many', () => {
  const pages = (start: number) =>
    Array.from({ length: 15 }, (_none, index) => ({ clientID: `Page_${start + index}` }))
  storePendingLesson('La ferme', pages(0))
  takeLesson()
  storePendingLesson('Le zoo', pages(15))
  expect(takeLesson()?.steps).toHaveLength(30)
})

it('does not change the unpublished copy of another lesson', () => {
  const copy = { ...newLessonDraft('2026-11-18', []), title: 'Le zoo' }
  saveDraft(copyKey('BCDF'), copy)
  storePendingLesson('La ferme', [words()])
  expect(takeLesson()?.title).toBe('La ferme')
  deleteDraft(NEW_LESSON_KEY)
  expect(readDrafts(NEW_LESSON_KEY, lessonDraft)).toEqual([{ key: copyKey('BCDF'), draft: copy }])
  deleteDraft(copyKey('BCDF'))
})
