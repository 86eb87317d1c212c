import { expect, it } from 'vitest'
import { frenchSpaces } from './french-spaces.ts'

it('keeps French punctuation on the same line as its word', () => {
  expect(frenchSpaces('Il dit : « Bonjour! »')).toBe('Il dit\u00a0: «\u00a0Bonjour!\u00a0»')
  expect(frenchSpaces("C'est simple.")).toBe("C'est simple.")
})
