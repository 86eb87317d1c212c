import { expect, it } from 'vitest'
import { contentOf, copyOf, draftOf, missing, newDraft, titleFor } from './lesson-draft.ts'

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

it('begins for today, and for the class where there is one', () => {
  expect(newDraft('2026-11-18', ['4-1'])).toMatchObject({
    title: 'Leçon du mercredi 18 novembre',
    classCodes: ['4-1'],
    lastDay: '2026-11-18',
  })
  expect(newDraft('2026-11-18', ['4-1', '5-1']).classCodes).toEqual([])
})

it('leaves out the classes that are gone, and used again it is another lesson', () => {
  expect(draftOf(lesson, ['4-1'])).toEqual({
    ...contentOf(draftOf(lesson, ['4-1'])),
    updated: lesson.updated,
  })
  expect(draftOf(lesson, ['4-1']).classCodes).toEqual(['4-1'])
  expect(copyOf(lesson, '2026-11-25', ['4-1'])).toMatchObject({
    firstDay: '2026-11-25',
    lastDay: '2026-11-25',
    updated: null,
  })
})

it('has the day in its title where it had one, also on another', () => {
  const dated = { ...lesson, title: 'Leçon du mercredi 18 novembre' }
  expect(copyOf(dated, '2026-11-25', []).title).toBe('Leçon du mercredi 25 novembre')
  expect(copyOf(lesson, '2026-11-25', []).title).toBe('La ferme')
  // A day that is being typed is none yet, and takes nothing away.
  expect(titleFor('', dated)).toBe(dated.title)
  expect(titleFor('2026-11-19', { ...dated, firstDay: '' })).toBe(dated.title)
})

it('says what is still to be chosen', () => {
  const draft = newDraft('2026-11-18', [])
  expect(missing({ ...draft, title: ' ' })).toContain('titre')
  expect(missing(draft)).toContain('étape')
  expect(missing({ ...draft, steps: lesson.steps })).toContain('classe')
  expect(missing({ ...draft, steps: lesson.steps, isOpenToVisitors: true })).toBeNull()
})
