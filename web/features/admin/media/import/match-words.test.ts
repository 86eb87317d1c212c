import { expect, it } from 'vitest'
import { sayings } from '../voiced-words.ts'
import { fileSays } from './file-says.ts'
import { type NamesIn, wordMatcher } from './match-words.ts'

const matched = wordMatcher(sayings)
const wordsOf = (path: string, namesIn: NamesIn = 'both') =>
  matched(path, namesIn).map(({ word }) => word.french)

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
])('%s is %s', (path, french) => {
  expect(wordsOf(path)).toEqual([french])
})

it.each([
  'le-vache.ogg',
  'vâche.ogg',
  'vaches.ogg',
  'LL-Q1860 (eng)-Someone-cow.wav',
  'En-us-cow.ogg',
  'u0041.ogg',
])('%s is no word of the site', (path) => {
  expect(wordsOf(path)).toEqual([])
})

it('what a name leaves open is answered whole, French before English, and never guessed', () => {
  expect(wordsOf('ski.ogg')).toEqual(['le ski', 'skier'])
  expect(wordsOf('fr-ski.ogg')).toEqual(['le ski'])
  expect(wordsOf('ski.ogg', 'french')).toEqual(['le ski'])
  expect(wordsOf('cook.ogg', 'english')).toEqual(['cuisiner', 'le cuisinier'])
  expect(wordsOf('cow.ogg', 'french')).toEqual([])
  expect(wordsOf('vache.ogg', 'english')).toEqual([])
})

it('accents tell words apart where a name has them', () => {
  const word = (french: string) => ({ voice: french, word: { french, english: '' } })
  const match = wordMatcher([word('la pêche'), word('le péché')])
  const found = (path: string) => match(path, 'both').map(({ word }) => word.french)
  expect(found('pêche.ogg')).toEqual(['la pêche'])
  expect(found('peche.ogg')).toEqual(['la pêche', 'le péché'])
  expect(found('le peche.ogg')).toEqual(['le péché'])
  expect(found('pèche.ogg')).toEqual([])
})

it('every word of the bank is found by its French, and by its English', () => {
  for (const each of sayings) {
    expect(matched(`${each.word.french}.ogg`, 'french')).toContain(each)
    expect(matched(`${each.word.english}.ogg`, 'english')).toContain(each)
  }
})

it('a number that a word begins with stays, where that is what is looked for', () => {
  expect(fileSays('7 nains.ogg')?.texts).toEqual(['7 nains', 'nains'])
})
