import {
  box,
  type ColourWord,
  colours as coloursOf,
  disc,
  flower,
  noun,
  polygon,
  rectangle,
  sceneOf,
} from './scene-parts.ts'

const WORDS: readonly ColourWord[] = ['rouge', 'bleu', 'jaune', 'vert', 'orange', 'violet', 'rose', 'brun']

const houses = [105, 505, 905]
const flowers = [150, 450, 750, 1050]

/** A street with shapes on a line, houses and flowers, all white at first. */
export const colours = sceneOf({
  id: 'colours',
  title: 'Les couleurs',
  colours: coloursOf(...WORDS),
  shapes: [
    ...[40, 440, 840].map((x, index) =>
      rectangle(`rectangle-${index + 1}`, noun('m', 'rectangle'), box(x, 66 + 6 * (index % 2), 110, 80), {
        colours: twoColours(index),
      }),
    ),
    ...[236, 636, 1036].map((x, index) =>
      disc(`cercle-${index + 1}`, noun('m', 'cercle'), [x, 116 - 8 * (index % 2)], 46, {
        colours: twoColours(index + 3),
      }),
    ),
    ...[312, 712, 1112].map((x, index) =>
      polygon(
        `triangle-${index + 1}`,
        noun('m', 'triangle'),
        [
          [x, 66],
          [x + 84, 66],
          [x + 42, 150],
        ],
        { colours: twoColours(index + 6) },
      ),
    ),
    ...houses.map((x, index) =>
      polygon(
        `toit-${index + 1}`,
        noun('m', 'toit'),
        [
          [x - 24, 432],
          [x + 100, 310],
          [x + 224, 432],
        ],
        { colours: twoColours(index + 1) },
      ),
    ),
    ...houses.map((x, index) =>
      rectangle(`porte-${index + 1}`, noun('f', 'porte'), box(x + 110, 520, 64, 120), {
        colours: twoColours(index + 4),
      }),
    ),
    ...flowers.map((x, index) =>
      flower(`fleur-${index + 1}`, [x, 712], 0.72, { colours: twoColours(index + 2) }),
    ),
  ],
})

/** Two colours, which vary by shape. */
function twoColours(turn: number): string[] {
  return [0, 3].flatMap((step) => WORDS[(turn + step) % WORDS.length] ?? [])
}
