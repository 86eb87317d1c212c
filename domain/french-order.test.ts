import { expect, it } from 'vitest'
import { classOrder, frenchOrder } from './french-order.ts'

it('sorts an accented letter with its base letter', () => {
  expect(['Zoé', 'Éloïse', 'Emma', 'Adèle'].toSorted(frenchOrder)).toEqual(['Adèle', 'Éloïse', 'Emma', 'Zoé'])
})

it('sorts class 10-1 after 2-1, and pupils of a class by name', () => {
  const pupils = [
    { classCode: '10-1', displayName: 'Ana' },
    { classCode: '2-1', displayName: 'Zoé' },
    { classCode: '2-1', displayName: 'Éloïse' },
  ]
  expect(pupils.toSorted(classOrder).map(({ displayName }) => displayName)).toEqual(['Éloïse', 'Zoé', 'Ana'])
})
