import { describe, expect, it } from 'vitest'
import { CHEERS } from './game.ts'
import { praiseOf } from './praise.ts'

const tries = (right: number, total: number) =>
  Array.from({ length: total }, (_none, place) => ({ right: place < right }))

describe('praiseOf', () => {
  it.each([
    [10, 10, 3, ['Bravo!', 'Super!', 'Très Bien!', 'Fantastique!']],
    [9, 10, 3, ['Bravo!', 'Super!', 'Très Bien!', 'Fantastique!']],
    [8, 10, 2, ['Bravo!', 'Super!', 'Très Bien!', 'Bravo!']],
    [6, 10, 2, ['Bravo!', 'Super!', 'Très Bien!', 'Bravo!']],
    [5, 10, 1, ['Bravo!', 'Bravo!', 'Bravo!', 'Bravo!']],
    [1, 20, 1, ['Bravo!', 'Bravo!', 'Bravo!', 'Bravo!']],
  ])('returns $2 stars and a matching word for $0 of $1 right first tries', (right, total, stars, words) => {
    const praises = CHEERS.map((cheer) => praiseOf(cheer, tries(right, total), undefined))
    expect(praises).toEqual(words.map((word) => ({ word, stars })))
  })

  it('returns an encouraging word without stars if nothing was right', () => {
    for (const cheer of CHEERS) {
      expect(praiseOf(cheer, tries(0, 10), undefined)).toEqual({ word: 'Encore une fois!', stars: 0 })
      expect(praiseOf(cheer, tries(0, 10), 0)).toEqual({ word: 'Encore une fois!', stars: 0 })
    }
  })

  it('returns one star if only almost-right answers gave points', () => {
    expect(praiseOf('Fantastique!', tries(0, 10), 240)).toEqual({ word: 'Bravo!', stars: 1 })
  })

  it('returns three stars if there were no tries', () => {
    expect(praiseOf('Super!', [], undefined)).toEqual({ word: 'Super!', stars: 3 })
  })
})
