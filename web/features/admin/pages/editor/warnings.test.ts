import { expect, it } from 'vitest'
import { formOf } from './forms.ts'
import { warningsOf } from './warnings.ts'

const cow = {
  french: 'la vache',
  english: 'the cow',
  image: 'pictures/cow.svg',
  sound: 'sounds/la-vache.mp3',
}

function pageOf(...words: unknown[]) {
  return { form: 'cards', sections: [{ title: 'À la ferme', words }], notes: [] }
}

function warningsOn(content: unknown) {
  return warningsOf(formOf('vocabulary', content), content)
}

it('a page is short of nothing where every word has its picture and its sound', () => {
  expect(warningsOn(pageOf(cow))).toEqual([])
})

it('a page tells of its words without a picture or sound as a game does', () => {
  const cabin = { french: 'la cabane', english: 'the cabin', image: null, sound: null }
  const dog = { ...cow, french: 'le chien', sound: null }
  expect(warningsOn(pageOf(cow, cabin, dog))).toEqual([
    'Sans image : « la cabane ».',
    "Sans son, donc lu par la voix de l'appareil : « la cabane », « le chien ».",
  ])
})

it('a word that is not written yet is a fault, and lacks nothing besides', () => {
  expect(warningsOn(pageOf({ french: '', english: '', image: null, sound: null }))).toEqual([])
})
