import { box, colours, landmark, noun, sceneOf, thing, trail, zone } from './scene-parts.ts'

/** In the order of the year. The screen shows them in another order. */
const FEASTS = [
  { id: 'valentin', label: 'la Saint-Valentin', x: 700, y: 640 },
  { id: 'paques', label: 'Pâques', x: 300, y: 260 },
  { id: 'jean', label: 'la Saint-Jean', x: 880, y: 250 },
  { id: 'halloween', label: "l'Halloween", x: 330, y: 560 },
  { id: 'noel', label: 'Noël', x: 600, y: 400 },
]
const feasts = [3, 1, 4, 0, 2].flatMap((place) => FEASTS[place] ?? [])

/** A living room with fireplace, fir, open box, table and window, for the holidays of the year. */
export const fetes = sceneOf({
  id: 'fetes',
  title: 'Les fêtes',
  isDeep: true,
  landmarks: [
    landmark('cheminee', noun('f', 'cheminée'), box(50, 316, 340, 336), [
      zone('sur', box(60, 215, 320, 100), { floor: 322 }),
      zone('devant', box(70, 450, 300, 260), { floor: 735 }),
    ]),
    landmark('sapin', noun('m', 'sapin'), box(431, 84, 364, 626), [
      zone('sous', box(480, 620, 265, 110), { floor: 745 }),
      zone('derrière', [box(440, 300, 60, 130), box(725, 300, 60, 130)]),
      zone('à droite de', box(740, 640, 60, 110), { floor: 760 }),
    ]),
    landmark('boite', noun('f', 'boîte'), box(316, 646, 160, 124), [
      zone('dans', box(345, 570, 105, 80), { floor: 690, isUnder: true }),
      zone('à gauche de', box(190, 650, 100, 120), { floor: 780 }),
    ]),
    landmark('table', noun('f', 'table'), box(810, 554, 330, 226), [
      zone('sur', box(815, 455, 320, 100), { floor: 562 }),
      zone('sous', box(870, 650, 210, 110), { floor: 785 }),
    ]),
    landmark('fenetre', noun('f', 'fenêtre'), box(836, 90, 278, 284), [
      zone('devant', box(855, 125, 240, 225), { floor: 360 }),
    ]),
    landmark('tapis', noun('m', 'tapis'), box(360, 678, 500, 92), [
      zone('sur', box(490, 640, 340, 100), { floor: 750 }),
    ]),
  ],
  between: [{ of: ['cheminee', 'sapin'], area: box(385, 320, 70, 260) }],
  things: [
    thing('le cadeau', 105),
    thing('la citrouille', 105),
    thing('le lapin de Pâques', 115),
    thing('la canne de Noël', 95),
    thing('le bas de Noël', 105),
    thing('la couronne', 95),
    thing('le gâteau', 105),
    thing('la bûche de Noël', 110),
    thing('le lutin', 115),
    thing("l'œuf en chocolat", 70),
  ],
  counts: [
    { thing: 'l-oeuf-en-chocolat', landmark: 'boite', preposition: 'dans', most: 5 },
    { thing: 'l-oeuf-en-chocolat', landmark: 'table', preposition: 'sur', most: 6 },
  ],
  colours: colours('rouge', 'bleu', 'jaune', 'orange', 'violet'),
  shapes: [
    [560, 300],
    [672, 316],
    [530, 446],
    [700, 458],
  ].map(([x = 0, y = 0], index) => ({
    id: `boule-${index + 1}`,
    noun: noun('f', 'boule'),
    path: `M${x - 30} ${y}a30 30 0 1 1 60 0a30 30 0 1 1 -60 0z`,
    box: box(x - 30, y - 30, 60, 60),
    colours: [
      ['rouge', 'bleu', 'jaune'],
      ['orange', 'violet'],
    ][index % 2],
  })),
  trails: [
    trail('Touche la fête du 14 février.', feasts, ['valentin']),
    trail('Touche la fête du 24 juin.', feasts, ['jean']),
    trail('Touche la fête du 31 octobre.', feasts, ['halloween']),
    trail('Touche la fête du 25 décembre.', feasts, ['noel']),
    trail(
      "Touche les fêtes dans l'ordre, de janvier à décembre.",
      feasts,
      FEASTS.map(({ id }) => id),
    ),
  ],
})
