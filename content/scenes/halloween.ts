import type { ColourWord } from './scene-parts.ts'
import { box, colours, landmark, noun, rectangle, sceneOf, thing, zone } from './scene-parts.ts'

const flying = ['la chauve-souris', 'la sorcière', 'le fantôme', 'le hibou']
const light: ColourWord[] = ['jaune', 'orange', 'vert']

/** A street on Halloween: a haunted house, a bench in front of a fence, a tree and a cauldron. */
export const halloween = sceneOf({
  id: 'halloween',
  title: "L'Halloween",
  isDeep: true,
  landmarks: [
    landmark('maison', noun('f', 'maison'), box(80, 160, 340, 460), [
      zone('devant', box(100, 340, 300, 380), { floor: 740 }),
      zone('derrière', [box(90, 190, 90, 90), box(345, 190, 70, 90)], { written: flying }),
    ]),
    landmark('toit', noun('m', 'toit'), box(160, 160, 180, 60), [
      zone('sur', box(170, 90, 160, 110), { floor: 196 }),
    ]),
    landmark('banc', noun('m', 'banc'), box(520, 582, 220, 114), [
      zone('sur', box(525, 480, 210, 110), { floor: 590 }),
      zone('sous', box(535, 620, 190, 100), { floor: 720 }),
      zone('à gauche de', box(410, 590, 90, 150), { floor: 735 }),
      zone('à droite de', box(770, 590, 90, 150), { floor: 735 }),
    ]),
    landmark('arbre', noun('m', 'arbre'), box(750, 130, 310, 510), [
      zone('dans', box(800, 160, 200, 130), {
        written: ['le chat noir', 'le hibou', "l'araignée", 'la chauve-souris'],
      }),
      zone('derrière', box(840, 430, 110, 120)),
      zone('devant', box(830, 570, 140, 130), { floor: 715 }),
    ]),
    landmark('cloture', noun('f', 'clôture'), box(430, 462, 300, 140), [
      zone('derrière', box(440, 390, 280, 110)),
    ]),
    landmark('chaudron', noun('m', 'chaudron'), box(1004, 600, 160, 160), [
      zone('dans', box(1030, 540, 100, 70), { isUnder: true }),
      zone('à côté de', [box(890, 610, 90, 130)], { floor: 755 }),
    ]),
    landmark('lune', noun('f', 'lune'), box(490, 70, 140, 140), [
      zone('devant', box(510, 90, 100, 100), { written: flying }),
      zone('à gauche de', box(390, 70, 80, 140), { written: flying }),
      zone('à droite de', box(655, 70, 80, 140), { written: flying }),
    ]),
    landmark('ciel', noun('m', 'ciel'), box(430, 20, 320, 260), [
      zone(
        'dans',
        [box(430, 20, 320, 350), box(20, 20, 1160, 60), box(20, 20, 140, 200), box(1060, 20, 120, 360)],
        { written: [] },
      ),
    ]),
  ],
  between: [
    { of: ['maison', 'banc'], area: box(400, 540, 120, 190), floor: 735 },
    { of: ['banc', 'chaudron'], area: box(750, 570, 245, 170), floor: 740 },
  ],
  things: [
    thing('la citrouille'),
    thing('le fantôme'),
    thing('la sorcière'),
    thing("l'araignée", 100),
    thing('la chauve-souris'),
    thing('le chat noir'),
    thing('le hibou', 110),
    thing('le sac de bonbons', 110),
    thing("l'étoile", 70),
  ],
  counts: [{ thing: 'l-etoile', landmark: 'ciel', preposition: 'dans', most: 6 }],
  colours: colours('jaune', 'orange', 'vert', 'rouge', 'violet', 'bleu'),
  shapes: [
    ...[134, 214, 294].map((x, index) =>
      rectangle(`fenetre-${index + 1}`, noun('f', 'fenêtre'), box(x, 369, 67, 72), { colours: light }),
    ),
    {
      id: 'porte',
      noun: noun('f', 'porte'),
      path: 'M213 620V536q39 -50 78 0v84z',
      box: box(213, 510, 78, 110),
      colours: ['rouge', 'violet', 'bleu'],
    },
  ],
})
