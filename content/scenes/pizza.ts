import { box, landmark, noun, sceneOf, thing, zone } from './scene-parts.ts'

/** Sizes of toppings by bank word. */
const TOPPINGS = {
  "l'olive": 92,
  'la tomate': 108,
  'le champignon': 108,
  'le poivron': 110,
  "l'oignon": 108,
  "l'ananas": 120,
} as const

/** A pizza to top as ordered, seen from above, with a plate and a bowl next to it. */
export const pizza = sceneOf({
  id: 'pizza',
  title: 'La pizza',
  landmarks: [
    landmark('pizza', noun('f', 'pizza'), box(214, 86, 612, 612), [
      zone('sur', [box(310, 182, 420, 420), box(236, 300, 568, 184), box(428, 108, 184, 568)], {
        written: [],
      }),
      zone('à gauche de', box(50, 170, 130, 440)),
      zone('à droite de', [box(865, 340, 85, 120), box(855, 110, 45, 540)]),
    ]),
    landmark('assiette', noun('f', 'assiette'), box(906, 466, 268, 268), [
      zone('dans', box(960, 520, 160, 160)),
      zone('à gauche de', box(830, 480, 75, 250)),
    ]),
    landmark('bol', noun('m', 'bol'), box(926, 106, 228, 228), [
      zone('dans', box(965, 145, 150, 150)),
      zone('à gauche de', box(840, 90, 75, 250)),
    ]),
  ],
  between: [{ of: ['bol', 'assiette'], area: box(945, 355, 205, 90) }],
  things: [
    ...Object.entries(TOPPINGS).map(([written, size]) => thing(written, size)),
    thing('la fourchette', 132),
    thing('la serviette', 132),
    thing('la boisson gazeuse', 128),
    thing('le fromage', 120),
    thing('la limonade', 128),
    thing('la salade', 132),
  ],
  counts: Object.keys(TOPPINGS).map((written) => ({
    thing: thing(written).id,
    landmark: 'pizza',
    preposition: 'sur' as const,
    most: 6,
  })),
})
