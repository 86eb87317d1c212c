import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../testing/any-record.ts'
import { verdictOf } from './verdict.ts'

it.each([
  ['right', "l'école", "l'école"],
  ['right', "l'école", 'L’École '],
  ['right', "l'école", "l' e\u0301cole."],
  ['right', 'Ça va?', 'ça va'],
  ['right', 'le chat 🐱', 'le  chat'],
  ['right', 'arc-en-ciel', 'arc - en - ciel'],
  ['right', 'arc\u2011en\u2011ciel', 'arc-en-ciel'],
  ['right', 'le porte\u2013clés', 'le porte-clés'],
  ['right', 'l`école', "l'école"],
  ['right', "l'école", 'l´école'],
  ['right', "l'école", 'l‘école'],
  ['right', '– oui', 'oui'],
  ['right', "le mot 'merci'", 'le mot merci'],
  ['accents', "l'école", "l'ecole"],
  ['accents', "'l'école'", "l'ecole"],
  ['accents', 'la forêt', 'la forèt'],
  ['accents', 'le cœur', 'le coeur'],
  ['accents', 'le garçon', 'le garcon'],
  ['almost', 'la vache', 'la vach'],
  ['almost', 'la vache', 'la vcahe'],
  ['almost', 'la vache', 'le vache'],
  ['almost', 'la vache', 'vache'],
  ['almost', "l'école", 'ecole'],
  ['almost', "l'école", 'lécole'],
  ['almost', 'arc-en-ciel', 'arc en ciel'],
  ['almost', 'le chat', 'le chats'],
  ['wrong', 'la vache', 'la vash'],
  ['wrong', 'la vache', 'la'],
  ['wrong', 'un', 'on'],
  ['wrong', 'un', ''],
  ['wrong', 'le chat', '!?'],
])('returns "%s" for "%s" written as "%s"', (verdict, word, written) => {
  expect(verdictOf(word, written)).toBe(verdict)
})

it('accepts every word as it is spelt, ignoring spaces around it', () => {
  fc.assert(
    fc.property(anyText, (word) => {
      expect(verdictOf(word, word)).toBe('right')
      expect(verdictOf(word, ` ${word} `)).toBe('right')
    }),
  )
})
