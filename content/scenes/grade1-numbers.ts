import { numberInWords } from '../../domain/number-words.ts'
import { dots, hutPoints, starPoints } from './dots.ts'
import { box, landmark, noun, type Point, sceneOf, thing, trail, zone } from './scene-parts.ts'

const places: readonly Point[] = [
  [380, 150],
  [560, 260],
  [300, 330],
  [660, 120],
  [470, 400],
]
const boards = [
  [3, 1, 5, 2, 4],
  [8, 6, 10, 7, 9],
]

/** A farm for the first numbers: ducks on the pond, sheep in front of the barn, chicks in the nest. */
export const grade1Numbers = sceneOf({
  id: 'grade1-numbers',
  title: 'Les nombres',
  landmarks: [
    landmark('etang', noun('m', 'étang'), box(40, 632, 400, 124), [
      zone('dans', box(90, 620, 300, 100), { written: [] }),
    ]),
    landmark('grange', noun('f', 'grange'), box(770, 158, 380, 432), [
      zone('devant', [box(780, 520, 360, 110), box(800, 350, 320, 280)], { written: [] }),
    ]),
    landmark('nid', noun('m', 'nid'), box(890, 690, 220, 80), [
      zone('dans', [box(910, 650, 180, 70), box(905, 650, 190, 105)], { written: [] }),
    ]),
    landmark('cloture', noun('f', 'clôture'), box(450, 520, 300, 90), [
      zone('devant', [box(470, 600, 270, 90), box(450, 540, 300, 160)], { written: [] }),
    ]),
  ],
  things: [thing('le canard', 96), thing('le mouton', 110), thing('le poussin', 76), thing('la vache', 120)],
  counts: [
    { thing: 'le-canard', landmark: 'etang', preposition: 'dans', most: 6 },
    { thing: 'le-mouton', landmark: 'grange', preposition: 'devant', most: 5 },
    { thing: 'le-poussin', landmark: 'nid', preposition: 'dans', most: 7 },
    { thing: 'la-vache', landmark: 'cloture', preposition: 'devant', most: 4 },
  ],
  trails: [
    dots(starPoints([480, 270], 190)),
    dots(hutPoints([480, 300])),
    ...boards.flatMap((board) => {
      const spots = board.map((value, index) => {
        const [x, y] = places[index] ?? [0, 0]
        return { id: `nombre-${value}`, label: String(value), x, y }
      })
      return board.map((value) =>
        trail(`Touche le nombre ${numberInWords(value)}.`, spots, [`nombre-${value}`]),
      )
    }),
  ],
})
