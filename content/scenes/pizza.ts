import { box, landmark, noun, sceneOf, thing, zone } from './scene-parts.ts'

/** Words of the bank -> how large they lie on the pizza. */
const TOPPINGS = {
  "l'olive": 62,
  'la tomate': 84,
  'le champignon': 84,
  'le poivron': 88,
  "l'oignon": 80,
  "l'ananas": 96,
} as const

/** A pizza from above, as a customer wants it, with a plate and a bowl beside it. */
export const pizza = sceneOf({
  id: 'pizza',
  title: 'La pizza',
  landmarks: [
    landmark('pizza', noun('f', 'pizza'), box(214, 86, 612, 612), [
      zone('sur', [box(350, 220, 340, 340), box(290, 280, 460, 220), box(410, 160, 220, 460)], {
        written: [],
      }),
      zone('à gauche de', box(50, 250, 90, 300)),
      zone('à droite de', box(880, 350, 60, 110)),
    ]),
    landmark('assiette', noun('f', 'assiette'), box(906, 466, 268, 268), [
      zone('dans', box(970, 530, 140, 140)),
      zone('à gauche de', box(850, 660, 70, 90)),
    ]),
    landmark('bol', noun('m', 'bol'), box(926, 106, 228, 228), [
      zone('dans', box(980, 160, 120, 120)),
      zone('à gauche de', box(850, 60, 70, 110)),
    ]),
  ],
  between: [{ of: ['bol', 'assiette'], area: box(960, 370, 190, 70) }],
  things: [
    ...Object.entries(TOPPINGS).map(([written, size]) => thing(written, size)),
    thing('la fourchette', 110),
    thing('la serviette', 110),
    thing('la boisson gazeuse', 105),
    thing('le fromage', 95),
    thing('la limonade', 105),
    thing('la salade', 105),
  ],
  counts: Object.keys(TOPPINGS).map((written) => ({
    thing: thing(written).id,
    landmark: 'pizza',
    preposition: 'sur' as const,
    most: 6,
  })),
})
