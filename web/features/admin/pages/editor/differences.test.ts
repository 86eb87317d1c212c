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

it('tells what one of two writings says and the other does not, wherever it stands', () => {
  expect(differences(page('Le zoo', 'un', 'deux', 'deux'), page('Le zoo!', 'deux', 'trois', 'un'))).toEqual({
    mine: ['Le zoo', 'deux'],
    theirs: ['Le zoo!', 'trois'],
  })
})

it('finds nothing between two that say the same', () => {
  expect(differences(page('Le zoo', 'un'), page('Le zoo', 'un'))).toEqual({ mine: [], theirs: [] })
})
