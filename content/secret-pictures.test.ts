import { expect, it } from 'vitest'
import { SECRET_LENGTH, secretPictures } from '../domain/secret-pictures.ts'
import { usedPictures, usedSounds } from './media-used.ts'
import { shownSecretPicture } from './secret-pictures.ts'
import { bank } from './words/bank.ts'
import { picturePath } from './words/media-path.ts'
import { spokenForm } from './words/word.ts'

it('allows 1,728 combinations of three pictures', () => {
  expect(new Set(secretPictures).size ** SECRET_LENGTH).toBe(1728)
})

it.each([...secretPictures])('%s is a bank word with its picture and sound', (name) => {
  const { french, image, sound } = shownSecretPicture(name)
  const word = bank.find((each) => spokenForm(each) === french)
  expect(word?.picture && picturePath(word.picture)).toBe(image)
  expect(usedPictures().has(image)).toBe(true)
  expect(usedSounds().get(sound)).toBe(french)
})
