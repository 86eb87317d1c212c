import { expect, it } from 'vitest'
import { type PractisedWords, practicePath, readPracticeAddress } from './practice-address.ts'

it.each<[PractisedWords, string]>([
  [[['Page_Grade4_Vocabulary_Cats', []]], '/pratique/Page_Grade4_Vocabulary_Cats'],
  [
    [
      ['Page_Grade4_Vocabulary_Cats', ['le-chat', 'le-bol']],
      ['Page_Grade3_Vocabulary_Zoo', ['le-lion']],
    ],
    '/pratique/Page_Grade4_Vocabulary_Cats=le-chat.le-bol&Page_Grade3_Vocabulary_Zoo=le-lion',
  ],
])('encodes %j as an address and decodes it again', (practised, path) => {
  expect(practicePath(practised)).toBe(path)
  expect(readPracticeAddress(path.slice('/pratique/'.length))).toEqual(practised)
})
