import { expect, it } from 'vitest'
import { englishMessages } from './english.ts'
import { contentMessages } from './french-content.ts'
import { peopleMessages } from './french-people.ts'
import { englishOf, langOf, type RefusalCode, refusalKinds, sentenceOf } from './refusals.ts'

const french: Partial<Record<RefusalCode, string>> = { ...peopleMessages, ...contentMessages }
const help: Partial<Record<RefusalCode, string>> = englishMessages
const fieldsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('has one sentence per code, in French unless its text is specified in English', () => {
  expect(Object.keys(peopleMessages).filter((code) => Object.hasOwn(contentMessages, code))).toEqual([])
  const alone = Object.keys(refusalKinds).filter((code) => !Object.hasOwn(french, code))
  expect(alone).toEqual(['wrongNameOrPassword', 'pageDisabled', 'pageDisabledForVisitor'])
  expect(sentenceOf('wrongNameOrPassword', {})).toBe('Invalid username and/or password')
  expect(sentenceOf('pageDisabled', { displayName: 'La ferme' })).toBe('La ferme has been disabled')
  expect([langOf('pageDisabled'), langOf('pageClosed')]).toEqual(['en', 'fr'])
  expect(englishOf('pageDisabled', { displayName: 'La ferme' })).toBe(undefined)
})

it('has English for refusals after too many tries, with the same fields as the French', () => {
  const tooMany = Object.entries(refusalKinds).filter(([, kind]) => kind === 'tooMany')
  expect(tooMany.filter(([code]) => !Object.hasOwn(englishMessages, code))).toEqual([])
  for (const [code, text] of Object.entries({ ...peopleMessages, ...contentMessages })) {
    const [, said = text] = Object.entries(help).find(([each]) => each === code) ?? []
    expect(fieldsOf(said), code).toEqual(fieldsOf(text))
  }
  expect(englishOf('tooManyTriesMinutes', { minutes: 5 })).toBe('Too many tries. Please wait 5 min.')
  expect(englishOf('userUnknown', { userID: 7 })).toBe(undefined)
})

it('writes days in words', () => {
  const fields = { firstDay: '2026-11-23' }
  expect(sentenceOf('lessonNotYet', fields)).toBe('Cette leçon commence le lundi 23 novembre.')
  expect(englishOf('lessonNotYet', fields)).toBe('This lesson begins on Monday, November 23.')
  const classCode = '2026-11-23'
  expect(sentenceOf('lineOfDate', { classCode })).toContain(classCode)
})

it('has no English in the French sentences', () => {
  expect(Object.values(french).filter((text) => /\([A-Z][a-z]+ /.test(text))).toEqual([])
})
