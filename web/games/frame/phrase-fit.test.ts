import { expect, it } from 'vitest'
import { commonFit, phraseFit } from './phrase-fit.ts'

it.each([
  ['la vache', { columns: 5, lines: 2 }],
  ['chat', { columns: 4, lines: 1 }],
  ["l'anniversaire", { columns: 14, lines: 1 }],
  ['un bonhomme de neige', { columns: 8, lines: 3 }],
  ['x'.repeat(80), { columns: 30, lines: 3 }],
  ['', { columns: 1, lines: 0 }],
])('lays out %j in %j', (phrase, fit) => {
  expect(phraseFit(phrase)).toEqual(fit)
})

it('gives a long sentence more lines and keeps its longest word whole', () => {
  const sentence = 'Le matin, je brosse mes dents avant de prendre le gros autobus scolaire jaune.'
  const { columns, lines } = phraseFit(sentence)
  expect(columns).toBeGreaterThanOrEqual('scolaire'.length)
  expect(lines).toBeGreaterThan(3)
  expect(columns * lines).toBeGreaterThanOrEqual(sentence.length)
})

it('finds one layout for several phrases', () => {
  expect(commonFit(['chat', "l'anniversaire", 'un bonhomme de neige'])).toEqual({ columns: 14, lines: 3 })
  expect(commonFit([])).toEqual({ columns: 1, lines: 1 })
})

it('ignores a phrase with an overlong word in the common layout', () => {
  expect(commonFit(['chat', "l'anniversaire", `le ${'x'.repeat(80)}`])).toEqual({ columns: 14, lines: 1 })
})

it('breaks a sentence into fewer lines in a wider area', () => {
  const sentence = 'Qui donne du lait tous les matins?'
  expect(phraseFit(sentence, 8).lines).toBeLessThan(phraseFit(sentence, 1).lines)
})

it('keeps a colon on the same line as its word', () => {
  expect(phraseFit('oui : non', 0.1)).toEqual({ columns: 5, lines: 2 })
})
