import type { Spot } from '../../domain/games/drop/scene.ts'
import { numberInWords } from '../../domain/number-words.ts'
import { dots, fishPoints, heartPoints, housePoints, starPoints } from './dots.ts'
import { box, landmark, noun, type Point, sceneOf, thing, trail, zone } from './scene-parts.ts'

/** Boards of numbers up to 30 that are easily confused. */
const BOARDS = [
  [13, 30, 3, 16, 6, 26],
  [12, 22, 2, 20, 10, 21],
  [5, 15, 25, 24, 4, 14],
]
const SCATTER: readonly Point[] = [
  [470, 180],
  [760, 130],
  [1010, 240],
  [540, 400],
  [800, 360],
  [1040, 470],
]

/** A meadow: apples for the basket and tree, ducks for the pond, and points and numbers in the sky. */
export const numbers = sceneOf({
  id: 'numbers',
  title: 'Les nombres',
  isDeep: true,
  landmarks: [
    landmark('panier', noun('m', 'panier'), box(378, 646, 228, 114), [
      zone('dans', box(410, 580, 165, 80), { isUnder: true, written: [] }),
    ]),
    landmark('arbre', noun('m', 'arbre'), box(0, 70, 372, 580), [
      zone('dans', [box(70, 140, 230, 250), box(25, 235, 325, 110), box(105, 95, 160, 325)], { written: [] }),
    ]),
    landmark('etang', noun('m', 'étang'), box(760, 644, 400, 112), [
      zone('dans', box(800, 640, 320, 90), { written: [] }),
    ]),
    landmark('ciel', noun('m', 'ciel'), box(400, 40, 760, 460), [
      zone('dans', [box(420, 120, 700, 360), box(390, 30, 790, 460)], { written: [] }),
    ]),
  ],
  things: [thing('la pomme', 74), thing('le canard', 96), thing('le ballon', 96), thing("l'oiseau", 84)],
  counts: [
    { thing: 'la-pomme', landmark: 'panier', preposition: 'dans', most: 12 },
    { thing: 'le-canard', landmark: 'etang', preposition: 'dans', most: 7 },
    { thing: 'le-ballon', landmark: 'ciel', preposition: 'dans', most: 12 },
    { thing: 'l-oiseau', landmark: 'arbre', preposition: 'dans', most: 9 },
  ],
  trails: [
    dots(starPoints([760, 330], 220)),
    dots(fishPoints([740, 330])),
    dots(heartPoints([770, 280], 18)),
    dots(housePoints([770, 330]), 2),
    ...BOARDS.flatMap((board) => {
      const spots = spotsOf(board)
      return board
        .filter((_value, index) => index % 2 === 1)
        .map((value) => trail(`Touche le nombre ${numberInWords(value)}.`, spots, [`nombre-${value}`]))
    }),
    inOrder('Compte par deux.', [2, 4, 6, 8, 10, 12]),
    inOrder('Compte par cinq.', [5, 10, 15, 20, 25, 30]),
    inOrder('Touche les nombres du plus petit au plus grand.', [9, 14, 17, 19, 24, 29]),
    inOrder('Touche les nombres du plus grand au plus petit.', [28, 26, 21, 18, 14, 8]),
  ],
})

function spotsOf(values: readonly number[]): Spot[] {
  return values.map((value, index) => {
    const [x, y] = SCATTER[index] ?? [0, 0]
    return { id: `nombre-${value}`, label: String(value), x, y }
  })
}

/** Numbers to touch in the given order. The screen shows them in another order. */
function inOrder(sentence: string, values: readonly number[]) {
  const mixed = [4, 1, 5, 0, 3, 2].flatMap((place) => values[place] ?? [])
  return trail(
    sentence,
    spotsOf(mixed),
    values.map((value) => `nombre-${value}`),
  )
}
