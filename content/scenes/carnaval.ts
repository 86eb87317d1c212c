import { box, colours, landmark, noun, sceneOf, thing, zone } from './scene-parts.ts'

/** The Quebec Winter Carnival: ice palace, Bonhomme, fir, slide and sleigh. */
export const carnaval = sceneOf({
  id: 'carnaval',
  title: 'Le Carnaval',
  isDeep: true,
  landmarks: [
    landmark('palais', noun('m', 'palais'), box(54, 226, 392, 414), [
      zone('dans', box(206, 520, 88, 80), { floor: 640 }),
      zone('devant', box(70, 450, 360, 270), { floor: 735 }),
    ]),
    landmark('bonhomme', noun('m', 'bonhomme de neige'), box(470, 350, 210, 310), [
      zone('à gauche de', box(430, 600, 60, 120), { floor: 735 }),
      zone('devant', box(500, 470, 150, 260), { floor: 745 }),
      zone('à droite de', box(660, 620, 90, 110), { floor: 745 }),
    ]),
    landmark('sapin', noun('m', 'sapin'), box(626, 300, 208, 350), [
      zone('sur', box(680, 200, 100, 100), {
        floor: 316,
        written: ['la tuque rouge', 'le foulard', 'la trompette'],
      }),
      zone('derrière', [box(650, 420, 40, 130), box(780, 420, 40, 130)]),
    ]),
    landmark('glissade', noun('f', 'glissade'), box(834, 286, 350, 354), [
      zone('sur', [box(838, 180, 90, 110), box(950, 320, 70, 110), box(1020, 410, 140, 110)], {
        floor: 298,
      }),
      zone('devant', box(850, 470, 320, 150), { floor: 652 }),
    ]),
    landmark('traineau', noun('m', 'traîneau'), box(868, 686, 250, 74), [
      zone('dans', box(900, 590, 170, 90), { floor: 700, isUnder: true }),
      zone('à gauche de', box(770, 640, 80, 110), { floor: 765 }),
      zone('à côté de', [box(770, 640, 80, 110), box(1140, 640, 50, 110)], { floor: 765 }),
    ]),
    landmark('ciel', noun('m', 'ciel'), box(460, 20, 560, 240), [
      zone('dans', [box(460, 30, 720, 200), box(20, 20, 1160, 70)], { written: [] }),
    ]),
  ],
  between: [
    {
      of: ['palais', 'bonhomme'],
      area: box(420, 420, 70, 310),
      floor: 735,
      things: ['la-tuque-rouge', 'la-trompette', 'le-renard'],
    },
    { of: ['bonhomme', 'traineau'], area: box(670, 610, 195, 130), floor: 750 },
  ],
  things: [
    thing('la tuque rouge', 110),
    thing('la ceinture fléchée', 110),
    thing('la trompette', 110),
    thing('la queue de castor', 100),
    thing('le chocolat chaud', 100),
    thing('le foulard', 110),
    thing('les mitaines', 100),
    thing('le renard'),
    thing("l'ours polaire", 140),
    thing('le flocon', 70),
  ],
  counts: [{ thing: 'le-flocon', landmark: 'ciel', preposition: 'dans', most: 8 }],
  colours: colours('rouge', 'bleu', 'blanc', 'jaune', 'vert'),
  shapes: [110, 250, 390].map((x, index) => {
    const y = index === 1 ? 122 : 228
    return {
      id: `drapeau-${index + 1}`,
      noun: noun('m', 'drapeau'),
      path: `M${x} ${y}q25 -14 46 0t46 0v52q-25 14 -46 0t-46 0z`,
      box: box(x, y, 92, 52),
    }
  }),
})
