import { expect, it } from 'vitest'
import { recordedWord } from '../../domain/api/recording.ts'
import { bank } from './bank.ts'
import { catalogue } from './catalogue.ts'

const find = (french: string) => catalogue.find(({ word }) => word.french === french)

it('contains every bank word, with a valid name for recordings', () => {
  expect(catalogue).toHaveLength(bank.length)
  expect(catalogue.filter(({ voice }) => !recordedWord.safeParse(voice).success)).toEqual([])
})

it('returns the theme of a word and the grades that learn it', () => {
  expect(find('la vache')).toMatchObject({ voice: 'la-vache', theme: 'La ferme', grades: [1, 3, 4] })
})
