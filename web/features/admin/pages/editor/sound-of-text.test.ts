import { expect, it } from 'vitest'
import { soundOfText } from './sound-of-text.ts'

const cow = { french: 'la vache', english: 'cow', sound: 'sounds/la-vache.mp3' }

it('the machine’s sound goes with the text that it says, and another of the bank’s comes', () => {
  expect(soundOfText(cow, { french: 'la vache brune' })).toEqual({ sound: null })
  expect(soundOfText(cow, { french: 'le cheval' })).toEqual({ sound: 'sounds/le-cheval.mp3' })
  expect(soundOfText({ ...cow, sound: null }, { french: 'le cheval' })).toEqual({
    sound: 'sounds/le-cheval.mp3',
  })
})

it('one’s own sound stays, and so does that of a text which stays', () => {
  expect(soundOfText({ ...cow, sound: '/api/v1/media/a.wav' }, { french: 'le veau' })).toEqual({})
  expect(soundOfText(cow, { english: 'the cow' })).toEqual({})
  expect(soundOfText(cow, { french: 'le veau', sound: '/api/v1/media/a.wav' })).toEqual({})
  expect(soundOfText({ french: 'À table' }, { french: 'Autre' })).toEqual({})
})
