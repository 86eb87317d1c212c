import { expect, it } from 'vitest'
import { areHomophones } from './homophones.ts'

it.each([
  ['il', 'ils'],
  ['Elle lave la vache.', 'elles lavent la vache'],
  ['il se lave, elle se lave', 'ils se lavent, elles se lavent'],
  ['il jouait', 'ils jouaient'],
  ['bleu', 'bleue'],
  ['noirs', 'noire'],
  ['Bonjour!', 'bonjour'],
  ['la mère', 'la mer'],
  ['Où', 'ou'],
])('returns true for %s and %s, which sound alike', (one, other) => {
  expect(areHomophones(one, other)).toBe(true)
})

it.each([
  ['le chat', 'les chats'],
  ['vert', 'verte'],
  ['il vient', 'ils viennent'],
  ['il finit', 'ils finissent'],
  ['la vache', 'la tache'],
])('returns false for %s and %s, which sound different', (one, other) => {
  expect(areHomophones(one, other)).toBe(false)
})
