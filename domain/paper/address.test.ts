import { expect, it } from 'vitest'
import { type PaperChoices, paperSearch, readPaperSearch } from './address.ts'
import { type PaperSource, readSource, sourceText } from './source.ts'

it.each<PaperSource>([
  { of: 'words', practised: [['Page_Grade4_Vocabulary_Cats', []]] },
  {
    of: 'words',
    practised: [
      ['Page_Grade4_Vocabulary_Cats', ['le-chat', 'le-bol']],
      ['Page_Grade3_Vocabulary_Zoo', ['le-lion']],
    ],
  },
  { of: 'class', classCode: '4-1' },
  { of: 'pupil', userID: 12 },
  { of: 'lesson', code: 'BCDF' },
])('writes and parses all choices with the source %j', (source) => {
  const choices: PaperChoices = {
    ...{ de: sourceText(source), feuille: 'bingo', no: 48213, pour: 'group:1', copies: 25, mots: 12 },
    ...{
      sans: 'le-chat.le-bol',
      aspect: 'deux',
      annee: 4,
      mois: '2026-11',
      fin: 30,
      capitales: true,
      grand: true,
      differentes: true,
    },
  }
  const read = readPaperSearch(paperSearch(choices))
  expect(read).toEqual(choices)
  expect(readSource(read.de)).toEqual(source)
})

it('omits values that are the default', () => {
  expect(paperSearch({ de: 'Page_X', feuille: 'cartes', copies: 1 })).toEqual({ de: 'Page_X' })
})

it('parses invalid values as the default', () => {
  const search = { no: -3, feuille: 'poster', copies: 9999, mots: 'x', annee: 7, grand: 1 }
  expect(readPaperSearch(search)).toEqual(readPaperSearch({}))
})
