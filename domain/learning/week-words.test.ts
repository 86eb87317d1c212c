import { expect, it } from 'vitest'
import { wordsByWeek } from './week-words.ts'

const word = (french: string, firstSeen: string, image: string | null = 'pictures/x.svg') => ({
  french,
  image,
  firstSeen: `${firstSeen}:00:00.000Z`,
})

it('takes the first three words with a picture of each day, and at most `max` per week', () => {
  const words = [
    word('le lait', '2026-11-18T15'),
    word('la vache', '2026-11-17T12'),
    word('le cheval', '2026-11-17T13'),
    word('le mouton', '2026-11-17T14'),
    word('la poule', '2026-11-17T15'),
    word('lundi', '2026-11-16T15', null),
    word('Où est la vache?', '2026-11-16T15'),
    word('le pain', '2026-11-19T15'),
    word('le loup', '2026-11-10T15'),
  ]
  const found = wordsByWeek(words, { dayOf: (instant) => instant.slice(0, 10), max: 4 })
  expect(
    Object.fromEntries([...found].map(([week, its]) => [week, its.map(({ french }) => french)])),
  ).toEqual({
    '2026-11-08': ['le loup'],
    '2026-11-15': ['la vache', 'le cheval', 'le mouton', 'le lait'],
  })
})
