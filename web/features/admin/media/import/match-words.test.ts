import { expect, it } from 'vitest'
import { bankWords } from '../voiced-words.ts'
import { parseFileName } from './load-files.ts'
import { createWordMatcher, type NamesIn } from './match-words.ts'

const matchWords = createWordMatcher(bankWords)
const wordsOf = (path: string, namesIn: NamesIn = 'both') =>
  matchWords(path, namesIn).map(({ word }) => word.french)

it.each([
  ['fr-vache.ogg', 'la vache'],
  ['la_vache.ogg', 'la vache'],
  ['Une vache.MP3', 'la vache'],
  ['LL-Q150 (fra)-Someone-vache.wav', 'la vache'],
  ['LL-Q150_(fra)-Someone-arc-en-ciel.wav', "l'arc-en-ciel"],
  ['voices/fr/words/cow.ogg', 'la vache'],
  ['03 - vache.m4a', 'la vache'],
  ['vache (1).opus', 'la vache'],
  ['chèvre.webm'.normalize('NFD'), 'la chèvre'],
  ['CHEVRE.ogg', 'la chèvre'],
  ['L’école.wav', "l'école"],
  ['une ecole.wav', "l'école"],
  ['oeuf.ogg', "l'œuf"],
  ['La vache donne du lait.ogg', 'La vache donne du lait.'],
  ['grand.ogg', 'grand, grande'],
  ['grand, grande.ogg', 'grand, grande'],
  ['the ice cream.ogg', 'la crème glacée'],
  ['comment-ca-va-question.mp3', 'Comment ça va?'],
  ['..\\..\\vache.ogg', 'la vache'],
])('matches the file %s to the word %s', (path, french) => {
  expect(wordsOf(path)).toEqual([french])
})

it.each([
  'le-vache.ogg',
  'vâche.ogg',
  'vaches.ogg',
  'LL-Q1860 (eng)-Someone-cow.wav',
  'En-us-cow.ogg',
  'u0041.ogg',
])('matches %s to no word', (path) => {
  expect(wordsOf(path)).toEqual([])
})

it('returns all matching words for an ambiguous name, French before English', () => {
  expect(wordsOf('ski.ogg')).toEqual(['le ski', 'skier'])
  expect(wordsOf('fr-ski.ogg')).toEqual(['le ski'])
  expect(wordsOf('ski.ogg', 'french')).toEqual(['le ski'])
  expect(wordsOf('cook.ogg', 'english')).toEqual(['cuisiner', 'le cuisinier'])
  expect(wordsOf('cow.ogg', 'french')).toEqual([])
  expect(wordsOf('vache.ogg', 'english')).toEqual([])
})

it('distinguishes words by their accents if the name has accents', () => {
  const word = (french: string) => ({ voice: french, word: { french, english: '' } })
  const match = createWordMatcher([word('la pêche'), word('le péché')])
  const found = (path: string) => match(path, 'both').map(({ word }) => word.french)
  expect(found('pêche.ogg')).toEqual(['la pêche'])
  expect(found('peche.ogg')).toEqual(['la pêche', 'le péché'])
  expect(found('le peche.ogg')).toEqual(['le péché'])
  expect(found('pèche.ogg')).toEqual([])
})

it('matches every word of the bank to its French and its English text', () => {
  for (const each of bankWords) {
    expect(matchWords(`${each.word.french}.ogg`, 'french')).toContain(each)
    expect(matchWords(`${each.word.english}.ogg`, 'english')).toContain(each)
  }
})

it('reads a name that begins with a number both with and without that number', () => {
  expect(parseFileName('7 nains.ogg')?.texts).toEqual(['7 nains', 'nains'])
})
