import { expect, it } from 'vitest'
import { similarNeeds } from './similar-needs.ts'

const pupils = (count: number) => Array.from({ length: count }, (_none, index) => ({ userID: index + 1 }))
const counts = (...fragile: number[]) => fragile.map((each) => ({ new: 0, fragile: each, known: 2 }))
const theme = (title: string, ...fragile: number[]) => ({ page: title, title, counts: counts(...fragile) })

it('proposes the pupils with more fragile than known words, those with the most first', () => {
  expect(similarNeeds(pupils(4), [theme('La ferme', 3, 0, 9, 2)])).toEqual([
    { page: 'La ferme', title: 'La ferme', userIDs: [3, 1] },
  ])
})

it('lists first the theme that most pupils need, and skips what only one pupil or everyone needs', () => {
  const themes = [
    theme('Deux', 5, 5, 0, 0),
    theme('Trois', 5, 5, 5, 0),
    theme('Un', 5, 0, 0, 0),
    theme('Tous', 5, 5, 5, 5),
  ]
  expect(similarNeeds(pupils(4), themes).map(({ title }) => title)).toEqual(['Trois', 'Deux'])
})

it('does not propose the same pupils twice', () => {
  const themes = [theme('Deux', 5, 4, 0, 0), theme('Encore', 4, 5, 0, 0), theme('Autre', 5, 0, 5, 0)]
  expect(similarNeeds(pupils(4), themes).map(({ title }) => title)).toEqual(['Deux', 'Autre'])
})

it('proposes at most four groups of eight pupils', () => {
  const themes = ['A', 'B', 'C', 'D', 'E'].map((title, place) =>
    theme(title, ...Array<number>(20).fill(5).with(place, 0), 0),
  )
  const proposals = similarNeeds(pupils(21), themes)
  expect(proposals).toHaveLength(4)
  expect(proposals.map(({ userIDs }) => userIDs.length)).toEqual([8, 8, 8, 8])
})
