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
])('%s sounds like %s', (one, other) => {
  expect(areHomophones(one, other)).toBe(true)
})

it.each([
  ['le chat', 'les chats'],
  ['vert', 'verte'],
  ['il vient', 'ils viennent'],
  ['il finit', 'ils finissent'],
  ['la vache', 'la tache'],
])('%s sounds unlike %s', (one, other) => {
  expect(areHomophones(one, other)).toBe(false)
})
