import { expect, it } from 'vitest'
import { pronouns, waysToAsk } from './grammar-tables.ts'

const englishOf = ({ rows }: typeof pronouns) =>
  rows
    .flat()
    .map(({ english }) => english)
    .filter((english) => english !== '')

it('gives the three ways to ask a question the same English, so that none is a wrong option for another', () => {
  expect(new Set(englishOf(waysToAsk))).toEqual(new Set(['Do you like pizza?']))
})

it('gives no two pronouns the same English', () => {
  const texts = englishOf(pronouns)
  const vague = texts.filter((text) => texts.some((other) => other !== text && other.startsWith(`${text} (`)))
  expect(vague).toEqual([])
})
