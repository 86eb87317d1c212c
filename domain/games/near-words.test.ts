import { expect, it } from 'vitest'
import { areNear, takeDistinct } from './near-words.ts'

it.each([
  ['la neige', 'Le flocon', true],
  ["l'ours", "l'ours polaire", true],
  ['la pizza au fromage', 'la pizza', true],
  ['content, contente', 'fier, fière', true],
  ['le miel', "l'abeille", true],
  ['le miel', "L'abeille fait du miel.", true],
  ['le bain', 'la salle de bain', true],
  ['Il fait beau.', 'Il fait soleil.', true],
  ['le bureau', 'la directrice', true],
  ['un', 'une', false],
  ['la neige', 'le soleil', false],
  ["l'os", "l'ours", false],
  ['un', 'deux', false],
])('returns $2 from areNear for "$0" and "$1"', (one, other, isNear) => {
  expect(areNear(one, other)).toBe(isNear)
  expect(areNear(other, one)).toBe(isNear)
})

it('offers near words only if there are too few others', () => {
  const things = ['la neige', 'le flocon', 'le nuage', 'le soleil'].map((word) => ({ word }))
  expect(takeDistinct(things, 2).map(({ word }) => word)).toEqual(['la neige', 'le soleil'])
  expect(takeDistinct(things, 4)).toHaveLength(4)
})
