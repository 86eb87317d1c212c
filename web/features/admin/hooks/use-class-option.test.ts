import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { classesQuery } from '../data/queries.ts'
import { WordList } from '../games/WordList.tsx'
import { LessonEditor } from '../lessons/LessonEditor.tsx'
import { newLessonDraft } from '../lessons/lesson-draft.ts'
import { Substitutes } from '../lessons/Substitutes.tsx'
import { htmlOf } from '../testing/html-of.ts'
import { SchoolYear } from '../useraccounts/SchoolYear.tsx'
import { classOption } from './use-class-option.ts'

it.each([
  ['Mme Roy', 'Mme Roy 4-1'],
  ['', '4-1'],
])('labels a class of the teacher %j "%s"', (teacherName, name) => {
  expect(classOption({ classCode: '4-1', teacherName })).toEqual({ value: '4-1', name })
})

const today = '2026-11-18'
const classCodes = ['4-1', '5-1']
const classes = [schoolClass('4-1', 'Mme Roy'), schoolClass('5-1', 'Anne Bleau')]

it.each([
  [
    'a lesson',
    createElement(LessonEditor, {
      draftKey: 'lesson-new',
      code: null,
      initial: newLessonDraft(today, classCodes),
      today,
      classCodes,
      onSaved() {},
      onClose() {},
    }),
    ['Classe Mme Roy 4-1', 'Classe Anne Bleau 5-1'],
  ],
  [
    'a substitute',
    createElement(Substitutes, { today, classCodes }),
    ['Classe Mme Roy 4-1', 'Classe Anne Bleau 5-1'],
  ],
  [
    'a new school year',
    createElement(SchoolYear, { classes, onDone() {} }),
    ["Les élèves d'Anne Bleau 5-1", 'passent dans la classe Mme Roy 4-1'],
  ],
  [
    'missed words',
    createElement(WordList, { list: { text: '', columns: {} }, onWrite() {} }),
    ['Mme Roy 4-1', 'Anne Bleau 5-1'],
  ],
])('names the teachers where the classes of %s are chosen', (_what, form, names) => {
  const client = new QueryClient()
  client.setQueryData(classesQuery.queryKey, classes)
  const text = htmlOf(form, client)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})

function schoolClass(classCode: string, teacherName: string): SchoolClass {
  return {
    classCode,
    teacherName,
    grade: 4,
    lastGrade: null,
    hasMicrophones: true,
    englishHelp: 'shown',
    listKey: null,
    usesPictures: false,
    offersNames: false,
  }
}
