import { expect, it } from 'vitest'
import { slotsOf, spokenSlots, textOf, tileFor } from './tile-view.ts'

it('fills the slots of letters, in order, and no others', () => {
  expect(
    slotsOf('arc-en-ciel', ['c', 'r'])
      .map(({ sign }) => sign || '_')
      .join(''),
  ).toBe('cr_-__-____')
  expect(slotsOf('sac à dos', []).filter(({ isLetter }) => isLetter)).toHaveLength(7)
  expect(textOf('Noël', ['n', 'o', 'ë', 'l'])).toBe('noël')
  expect(textOf('sac à dos', [...'sacàdos'])).toBe('sac à dos')
})

it('spells out the word for screen readers, with blanks for missing letters', () => {
  expect(spokenSlots('un an', ['u'])).toBe('Ton mot : u, blanc, espace, blanc, blanc')
})

it('finds an unused tile for a typed letter, or else for its accented form', () => {
  const tiles = [...'éété']
  expect(tileFor('e', ['é', 'e'], [])).toBe(1)
  expect(tileFor('e', ['é', 'e'], [1])).toBe(0)
  expect(tileFor('É', tiles, [0])).toBe(1)
  expect(tileFor('x', tiles, [])).toBe(-1)
  expect(tileFor('t', tiles, [2])).toBe(-1)
})
