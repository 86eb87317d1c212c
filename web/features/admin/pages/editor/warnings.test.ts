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

it('returns no warnings if every word has a picture and a sound', () => {
  expect(warningsOn(pageOf(cow))).toEqual([])
})

it('lists the words without a picture or sound, in the same sentences as for a game', () => {
  const cabin = { french: 'la cabane', english: 'the cabin', image: null, sound: null }
  const dog = { ...cow, french: 'le chien', sound: null }
  expect(warningsOn(pageOf(cow, cabin, dog))).toEqual([
    'Sans image : « la cabane ».',
    "Sans son, donc lu par la voix de l'appareil : « la cabane », « le chien ».",
  ])
})

it('lists a table cell without a sound only if the device reads it, because it has English', () => {
  const hen = { french: 'la poule', english: 'the hen', sound: null }
  const read = { french: 'masculin', english: '', sound: null }
  const table = { title: 'Le genre', columns: ['', ''], rows: [[read, hen]] }
  expect(warningsOn({ form: 'tables', sections: [], tables: [table] })).toEqual([
    "Sans son, donc lu par la voix de l'appareil : « la poule ».",
  ])
})

it('does not warn about a word without text, which is a fault instead', () => {
  expect(warningsOn(pageOf({ french: '', english: '', image: null, sound: null }))).toEqual([])
})
