import type { Gender } from '../../domain/french.ts'
import type { Box } from '../../domain/games/drop/scene.ts'
import { slugOf } from '../../domain/slug.ts'
import { box, colours, flower, noun, sceneOf } from './scene-parts.ts'

/** Things to colour, each of them once. */
const SHAPES: readonly (readonly [french: string, gender: Gender, path: string, at: Box])[] = [
  ['soleil', 'm', 'M70 130a80 80 0 1 1 160 0a80 80 0 1 1 -160 0z', box(70, 50, 160, 160)],
  ['maison', 'f', 'M130 400h260v220h-260z', box(140, 430, 80, 180)],
  ['toit', 'm', 'M100 402L260 260L420 402z', box(160, 300, 200, 110)],
  ['fenêtre', 'f', 'M320 460h50v60h-50z', box(320, 460, 50, 60)],
  ['porte', 'f', 'M220 620v-120q40 -40 80 0v120z', box(220, 490, 80, 130)],
  [
    'ballon',
    'm',
    'M760 330q-90 -50 -90 -140a90 96 0 0 1 180 0q0 90 -90 140zM748 330h24l6 18h-36z',
    box(670, 100, 180, 190),
  ],
  [
    'arbre',
    'm',
    'M972 250a92 92 0 0 1 90 96a74 74 0 0 1 -40 112q-50 24 -100 0a74 74 0 0 1 -40 -112a92 92 0 0 1 90 -96z',
    box(880, 260, 190, 200),
  ],
  [
    'voiture',
    'f',
    'M730 730q-10 -60 40 -66l40 -50q10 -12 26 -12h100q16 0 28 12l44 50q66 4 70 66q0 12 -12 12h-30a38 38 0 0 0 -74 0h-124a38 38 0 0 0 -74 0h-22q-12 0 -12 -12zM812 664h160l-30 -36q-6 -8 -14 -8h-72q-8 0 -14 8z',
    box(760, 690, 200, 40),
  ],
]

/** The first colours: nine things to colour. */
export const grade1Colours = sceneOf({
  id: 'grade1-colours',
  title: 'Les couleurs',
  colours: colours('rouge', 'bleu', 'jaune', 'vert', 'orange', 'violet'),
  shapes: [
    ...SHAPES.map(([french, gender, path, at]) => ({
      id: slugOf(french),
      noun: noun(gender, french),
      path,
      box: at,
    })),
    flower('fleur', [640, 516], 1),
  ],
})
