import { expect, it } from 'vitest'
import {
  copyLesson,
  draftContent,
  lessonDraft,
  lessonToDraft,
  missedWordsTitle,
  newLessonDraft,
  titleForDay,
  todoText,
} from './lesson-draft.ts'

const lesson = {
  code: 'BCDF',
  title: 'La ferme',
  steps: [{ clientID: 'Page_Music' }],
  classCodes: ['4-1', '9-9'],
  firstDay: '2026-11-18',
  lastDay: '2026-11-20',
  isOpenToVisitors: false,
  updated: '2026-11-18T12:00:00.000Z',
}

it('creates a lesson for today and the only class', () => {
  expect(newLessonDraft('2026-11-18', ['4-1'])).toMatchObject({
    title: 'Leçon du mercredi 18 novembre',
    classCodes: ['4-1'],
    lastDay: '2026-11-18',
  })
  expect(newLessonDraft('2026-11-18', ['4-1', '5-1']).classCodes).toEqual([])
})

it('leaves out deleted classes, and copies a lesson as a new one', () => {
  expect(lessonToDraft(lesson, ['4-1'])).toMatchObject({
    ...draftContent(lessonToDraft(lesson, ['4-1'])),
    updated: lesson.updated,
  })
  expect(lessonToDraft(lesson, ['4-1']).classCodes).toEqual(['4-1'])
  expect(copyLesson(lesson, '2026-11-25', ['4-1'])).toMatchObject({
    firstDay: '2026-11-25',
    lastDay: '2026-11-25',
    updated: null,
  })
})

it('has an idempotency key before its first change, so that undoing all changes restores the same draft', () => {
  const drafts = [
    newLessonDraft('2026-11-18', []),
    lessonToDraft(lesson, []),
    copyLesson(lesson, '2026-11-18', []),
  ]
  for (const draft of drafts) expect(lessonDraft.parse(draft)).toEqual(draft)
  const keys = drafts.map((draft) => draft.idempotencyKey)
  expect(new Set(keys).size).toBe(3)
  expect(keys).not.toContain(undefined)
})

it('gets an idempotency key if an earlier version stored it without one', () => {
  const { idempotencyKey: _, ...earlier } = newLessonDraft('2026-11-18', [])
  expect(lessonDraft.parse(earlier)).toEqual({ ...earlier, idempotencyKey: expect.any(String) })
})

it('updates the date in the title if the first day changes', () => {
  const dated = { ...lesson, title: 'Leçon du mercredi 18 novembre' }
  expect(copyLesson(dated, '2026-11-25', []).title).toBe('Leçon du mercredi 25 novembre')
  expect(copyLesson(lesson, '2026-11-25', []).title).toBe('La ferme')
  // An incomplete day leaves the title unchanged.
  expect(titleForDay('', dated)).toBe(dated.title)
  expect(titleForDay('2026-11-19', { ...dated, firstDay: '' })).toBe(dated.title)
})

it.each([
  ['2026-11-19T02:30:00.000Z', 'Mots à revoir, mercredi 18 novembre'],
  ['2026-11-19T05:00:00.000Z', 'Mots à revoir, jeudi 19 novembre'],
])('uses the school day in the title of words missed in a live game created at %s', (created, title) => {
  expect(missedWordsTitle(created, 'America/Toronto')).toBe(title)
})

it('returns what is missing for the lesson to be saved', () => {
  const draft = newLessonDraft('2026-11-18', [])
  expect(todoText({ ...draft, title: ' ' })).toContain('titre')
  expect(todoText(draft)).toContain('étape')
  expect(todoText({ ...draft, steps: lesson.steps })).toContain('classe')
  const tooMany = Array.from({ length: 22 }, (_none, index) => ({ clientID: `Page_${index}` }))
  expect(todoText({ ...draft, steps: tooMany })).toBe('Une leçon a au plus 20 étapes : enlevez-en 2.')
  expect(todoText({ ...draft, steps: lesson.steps, isOpenToVisitors: true })).toBeNull()
  expect(todoText(lesson, ['groupe supprimé'])).toBe('Dans « Pour qui », décochez : groupe supprimé.')
})
