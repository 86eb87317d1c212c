import { expect, it } from 'vitest'
import { pronouns, waysToAsk } from './grammar-tables.ts'

const englishOf = ({ rows }: typeof pronouns) =>
  rows
    .flat()
    .map(({ english }) => english)
    .filter((english) => english !== '')

it('gives the three ways to ask one English text, so that none is a wrong choice for another', () => {
  expect(new Set(englishOf(waysToAsk))).toEqual(new Set(['Do you like pizza?']))
})

it('tells all pronouns apart in English', () => {
  const texts = englishOf(pronouns)
  const vague = texts.filter((text) => texts.some((other) => other !== text && other.startsWith(`${text} (`)))
  expect(vague).toEqual([])
})
