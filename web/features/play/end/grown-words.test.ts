import { expect, it } from 'vitest'
import { grownItems, grownWords } from './GrownWords.tsx'

const grown = { before: 0, strength: 1 }
const plants = new Map([
  ['la-vache', grown],
  ['le-coq', { before: 1, strength: 1 }],
  ['il-pleut', grown],
  ['ou-est-le-chat', grown],
])

it('lists the words that have grown, without sentences, which have no plants', () => {
  const words = [
    { id: 'la-vache', word: 'la vache' },
    { id: 'le-coq', word: 'le coq' },
    { id: 'il-pleut', word: 'Il pleut.' },
  ]
  expect(grownWords(words, plants)).toEqual([{ id: 'la-vache', word: 'la vache', ...grown }])
})

it("lists a game's words that have grown, without sentences and questions", () => {
  const item = (word: string, heard?: string) => ({
    ...{ word, image: null, sound: null },
    ...(heard !== undefined && { heard }),
  })
  const items = [item('la vache'), item('le coq'), item('Il pleut.'), item('Le chat', 'Où est le chat?')]
  expect(grownItems({ plants, isPending: false }, items)).toEqual([
    { id: 'la-vache', word: 'la vache', strength: 1 },
  ])
  expect(grownItems({ plants, isPending: true }, items)).toEqual([])
})
