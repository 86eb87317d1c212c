import { expect, it } from 'vitest'
import { englishOf, type RefusalText, refusals } from './refusals.ts'

const texts: [string, RefusalText][] = Object.entries(refusals)
const fieldsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('says in English what pupils meet after too many tries, with the same fields as in French', () => {
  expect(texts.filter(([, { kind, english }]) => kind === 'tooMany' && !english)).toEqual([])
  for (const [code, { text, english = text }] of texts)
    expect(fieldsOf(english), code).toEqual(fieldsOf(text))
  expect(englishOf('tooManyTriesMinutes', { minutes: 5 })).toBe('Too many tries. Please wait 5 min.')
  expect(englishOf('userUnknown', { userID: 7 })).toBe(undefined)
})

it('keeps the English out of the French', () => {
  expect(texts.filter(([, { text }]) => /\([A-Z][a-z]+ /.test(text))).toEqual([])
})

it('reads straight apostrophes alone', () => {
  expect(texts.filter(([, { text, english = '' }]) => `${text}${english}`.includes('’'))).toEqual([])
})
