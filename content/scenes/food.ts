import { box, colours, landmark, noun, sceneOf, thing, zone } from './scene-parts.ts'

/** A kitchen: a set table with plate and bowl, an open refrigerator, a stool and a window. */
export const food = sceneOf({
  id: 'food',
  title: 'La nourriture',
  isDeep: true,
  landmarks: [
    landmark('table', noun('f', 'table'), box(70, 530, 760, 240), [
      zone('sur', [box(590, 420, 230, 105), box(75, 420, 30, 105), box(355, 420, 30, 105)], { floor: 536 }),
      zone('sous', box(140, 610, 620, 130), { floor: 775 }),
    ]),
    landmark('assiette', noun('f', 'assiette'), box(110, 507, 240, 34), [
      zone('dans', box(135, 430, 190, 85), { floor: 526 }),
      zone('à gauche de', box(75, 430, 40, 90), { floor: 536 }),
    ]),
    landmark('bol', noun('m', 'bol'), box(390, 484, 184, 54), [
      zone('dans', box(420, 420, 120, 70), { floor: 515, isUnder: true }),
      zone('à droite de', box(600, 430, 110, 90), { floor: 536 }),
    ]),
    landmark('refrigerateur', noun('m', 'réfrigérateur'), box(930, 130, 220, 520), [
      zone('dans', [box(985, 165, 110, 95), box(985, 290, 110, 80)]),
      zone('sur', box(935, 30, 215, 95), { floor: 136 }),
    ]),
    landmark('tabouret', noun('m', 'tabouret'), box(832, 668, 190, 112), [
      zone('sur', box(840, 570, 175, 95), { floor: 676 }),
      zone('à droite de', box(1060, 660, 110, 110), { floor: 782 }),
    ]),
    landmark('fenetre', noun('f', 'fenêtre'), box(284, 56, 332, 226), [
      zone('devant', box(300, 90, 300, 175), { floor: 272 }),
      zone('à gauche de', box(130, 100, 130, 170)),
    ]),
  ],
  between: [{ of: ['assiette', 'bol'], area: box(345, 430, 60, 90), floor: 536 }],
  things: [
    thing('la pomme', 90),
    thing('la banane', 90),
    thing('le fromage', 95),
    thing('la carotte', 95),
    thing("l'œuf", 80),
    thing("l'ananas", 110),
    thing('le gâteau', 110),
    thing('la salade', 100),
    thing('le pain', 100),
    thing('les raisins', 95),
    thing('la fraise', 60),
  ],
  counts: [
    { thing: 'la-fraise', landmark: 'assiette', preposition: 'dans', most: 8 },
    { thing: 'la-fraise', landmark: 'table', preposition: 'sur', most: 5 },
  ],
  colours: colours('rouge', 'bleu', 'jaune', 'vert', 'orange'),
  shapes: [697, 757, 817].map((x, index) => ({
    id: `tasse-${index + 1}`,
    noun: noun('f', 'tasse'),
    path: `M${x - 22} 165h44l-5 46q-17 8 -34 0zM${x + 22} 172q20 0 15 16t-18 10`,
    box: box(x - 22, 165, 44, 50),
  })),
})
