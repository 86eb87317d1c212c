import { expect, it } from 'vitest'
import { differences } from './differences.ts'

const page = (title: string, ...words: string[]) => ({
  title,
  updated: null,
  content: {
    form: 'cards',
    sections: [{ title: 'Mots', words: words.map((french) => ({ french, image: `${french}.svg` })) }],
  },
})

it('returns the lines that only one of two versions contains, ignoring their order', () => {
  expect(differences(page('Le zoo', 'un', 'deux', 'deux'), page('Le zoo!', 'deux', 'trois', 'un'))).toEqual({
    mine: ['Le zoo', 'deux'],
    theirs: ['Le zoo!', 'trois'],
  })
})

it('returns no lines for equal versions', () => {
  expect(differences(page('Le zoo', 'un'), page('Le zoo', 'un'))).toEqual({ mine: [], theirs: [] })
})
