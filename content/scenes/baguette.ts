import { numberInWords } from '../../domain/number-words.ts'
import { box, landmark, noun, sceneOf, thing, trail, zone } from './scene-parts.ts'

/** Price labels with their spoken amounts, in shelf order. */
const PRICES: readonly (readonly [label: string, dollars: number, cents: number])[] = [
  ['4 $', 4, 0],
  ['1 $', 1, 0],
  ['2,50 $', 2, 50],
  ['10 $', 10, 0],
  ['3 $', 3, 0],
  ['6,25 $', 6, 25],
]
const spots = PRICES.map(([label, dollars, cents], index) => ({
  id: `prix-${dollars}-${cents}`,
  label,
  x: [722, 872, 1034][index % 3] ?? 0,
  y: index < 3 ? 212 : 385,
}))
const cheapFirst = [...PRICES]
  .sort(([, dollars, cents], [, others, rest]) => dollars - others || cents - rest)
  .map(([, dollars, cents]) => `prix-${dollars}-${cents}`)

/** A bakery: the counter with its basket and till, a table, bread and prices on the shelf. */
export const baguette = sceneOf({
  id: 'baguette',
  title: 'La boulangerie',
  isDeep: true,
  landmarks: [
    landmark('comptoir', noun('m', 'comptoir'), box(50, 514, 720, 250), [
      zone('sur', [box(330, 410, 260, 105), box(50, 410, 50, 105)], { floor: 524 }),
      zone('devant', box(60, 570, 700, 180), { floor: 782 }),
    ]),
    landmark('panier', noun('m', 'panier'), box(110, 456, 210, 70), [
      zone('dans', box(145, 400, 140, 70), { isUnder: true }),
      zone('à droite de', box(345, 420, 110, 95), { floor: 524 }),
    ]),
    landmark('caisse', noun('f', 'caisse'), box(600, 404, 140, 112), [
      zone('à gauche de', box(470, 420, 110, 95), { floor: 524 }),
    ]),
    landmark('table', noun('f', 'table'), box(820, 560, 340, 210), [
      zone('sur', box(835, 470, 310, 95), { floor: 578 }),
      zone('sous', box(850, 650, 280, 110), { floor: 780 }),
      zone('à gauche de', box(775, 640, 60, 120), { floor: 780 }),
    ]),
    landmark('fenetre', noun('f', 'fenêtre'), box(84, 156, 340, 264), [
      zone('devant', box(100, 190, 310, 210), { floor: 406 }),
      zone('à droite de', box(455, 200, 130, 180)),
    ]),
    landmark('etagere', noun('f', 'étagère'), box(630, 150, 510, 316), [
      zone('sur', [box(660, 330, 450, 110), box(660, 180, 450, 80), box(650, 90, 470, 50)], { floor: 450 }),
      zone('à gauche de', box(455, 200, 150, 180)),
    ]),
  ],
  between: [{ of: ['panier', 'caisse'], area: box(335, 410, 260, 105), floor: 524 }],
  things: [
    thing('la baguette', 130),
    thing('le pain au chocolat'),
    thing('la tarte aux pommes'),
    thing('le gâteau'),
    thing('le biscuit', 100),
    thing('le petit pain', 110),
    thing('la crêpe', 110),
    thing('le croissant', 100),
    thing('le beigne', 90),
  ],
  counts: [
    { thing: 'le-croissant', landmark: 'panier', preposition: 'dans', most: 6 },
    { thing: 'le-beigne', landmark: 'table', preposition: 'sur', most: 6 },
  ],
  trails: [
    ...PRICES.map(([, dollars, cents]) =>
      trail(`Touche le prix : ${inWords(dollars, cents)}.`, spots, [`prix-${dollars}-${cents}`]),
    ),
    trail('Touche les prix du plus petit au plus grand.', spots, cheapFirst),
    trail('Touche les prix du plus grand au plus petit.', spots, cheapFirst.toReversed()),
  ],
})

function inWords(dollars: number, cents: number): string {
  const whole = `${numberInWords(dollars)} dollar${dollars === 1 ? '' : 's'}`
  return cents === 0 ? whole : `${whole} ${numberInWords(cents)}`
}
