import { expect, it } from 'vitest'
import { soundOfText } from './GroupEditor.tsx'

const cow = { french: 'la vache', english: 'cow', sound: 'sounds/la-vache.mp3' }

it("replaces a machine sound when the text changes, by the bank's sound of the new text if it exists", () => {
  expect(soundOfText(cow, { french: 'la vache brune' })).toEqual({ sound: null })
  expect(soundOfText(cow, { french: 'le cheval' })).toEqual({ sound: 'sounds/le-cheval.mp3' })
  expect(soundOfText({ ...cow, sound: null }, { french: 'le cheval' })).toEqual({
    sound: 'sounds/le-cheval.mp3',
  })
})

it("keeps the teacher's own sound, and the sound of an unchanged text", () => {
  expect(soundOfText({ ...cow, sound: '/api/v1/media/a.wav' }, { french: 'le veau' })).toEqual({})
  expect(soundOfText(cow, { english: 'the cow' })).toEqual({})
  expect(soundOfText(cow, { french: 'le veau', sound: '/api/v1/media/a.wav' })).toEqual({})
  expect(soundOfText({ french: 'À table' }, { french: 'Autre' })).toEqual({})
})
