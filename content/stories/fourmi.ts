import { at } from '../pictures/compose.ts'
import { leaf, type StorySeed } from './story-seed.ts'

export const antAndApple: StorySeed = {
  id: 'la-fourmi-et-la-pomme',
  title: 'La fourmi et la pomme',
  english: 'The ant and the apple',
  grade: 4,
  about: {
    french: 'Zoé est toute petite, mais elle a de grandes idées.',
    english: 'Zoé is tiny, but she has big ideas.',
  },
  words: [
    'la fourmi',
    'la pomme',
    'la fourmilière',
    'la pluie',
    "l'orage",
    'le vent',
    "l'arc-en-ciel",
    "l'eau",
    'le bateau',
    "l'école",
    'le jardin',
    'la tarte aux pommes',
    'la maison',
    'curieux',
    'petit',
    'grand',
    'gris',
    'rouge',
  ],
  leaves: [
    leaf(
      'meadow',
      'Une fourmi dans un jardin.',
      [
        ["Dans le jardin de l'école vit une petite fourmi.", 'In the school garden lives a little ant.'],
        ["Elle s'appelle Zoé et elle est très curieuse.", 'Her name is Zoé and she is very curious.'],
      ],
      at('deciduous-tree', 100, 8, 62),
      at('ant', 34, 52, 34),
      at('tulip', 12, 56, 24),
      at('sunflower', 76, 50, 26),
    ),
    leaf(
      'meadow',
      "Une pomme tombe de l'arbre.",
      [
        ["Un jour, une pomme rouge tombe de l'arbre.", 'One day, a red apple falls from the tree.'],
        ['« Je vais la porter à la maison! » dit Zoé.', '"I am going to carry it home!" says Zoé.'],
      ],
      at('deciduous-tree', 92, 2, 68),
      at('red-apple', 72, 54, 30),
      at('ant', 34, 60, 28, { flip: true }),
    ),
    leaf(
      'meadow',
      'La fourmi pousse la pomme.',
      [
        ['Elle pousse. Elle tire.', 'She pushes. She pulls.'],
        ['La pomme ne bouge pas.', 'The apple does not move.'],
      ],
      at('red-apple', 66, 30, 54),
      at('ant', 40, 58, 28, { flip: true }),
      at('sweat-droplets', 34, 42, 16),
    ),
    leaf(
      'meadow',
      'Une coccinelle et un escargot rient.',
      [
        ['La coccinelle rit : « Tu es trop petite! »', 'The ladybug laughs: "You are too small!"'],
        [
          "L'escargot dit : « Attends à demain, rien ne presse. »",
          'The snail says: "Wait until tomorrow, there is no hurry."',
        ],
      ],
      at('red-apple', 4, 34, 44),
      at('ant', 46, 60, 24),
      at('lady-beetle', 84, 44, 28),
      at('snail', 114, 54, 34),
    ),
    leaf(
      'rain',
      'Il pleut très fort.',
      [
        ['Tout à coup, le ciel devient gris.', 'All of a sudden, the sky turns grey.'],
        ["C'est un orage! La pluie tombe très fort.", 'It is a thunderstorm! The rain falls very hard.'],
      ],
      at('cloud-with-lightning-and-rain', 54, 2, 44),
      at('red-apple', 14, 52, 34),
      at('ant', 56, 64, 22),
      at('lady-beetle', 92, 62, 22),
      at('snail', 120, 62, 26),
    ),
    leaf(
      'flood',
      "La coccinelle et l'escargot ont peur de l'eau.",
      [
        ["L'eau monte partout.", 'The water rises everywhere.'],
        [
          "La coccinelle et l'escargot ont peur : ils ne savent pas nager!",
          'The ladybug and the snail are afraid: they cannot swim!',
        ],
      ],
      at('lady-beetle', 34, 48, 26),
      at('snail', 84, 46, 32),
      at('face-screaming-in-fear', 128, 12, 24),
    ),
    leaf(
      'flood',
      'Les trois amis flottent sur la pomme.',
      [
        [
          'Zoé a une idée. « Montez sur la pomme! » crie-t-elle.',
          'Zoé has an idea. "Climb onto the apple!" she cries.',
        ],
        ['La pomme flotte comme un bateau!', 'The apple floats like a boat!'],
      ],
      at('red-apple', 52, 36, 56),
      at('ant', 70, 22, 22),
      at('lady-beetle', 50, 34, 20),
      at('snail', 86, 30, 24),
    ),
    leaf(
      'rainbow',
      'Un arc-en-ciel au-dessus de la fourmilière.',
      [
        [
          "Le vent pousse la pomme jusqu'à la fourmilière.",
          'The wind pushes the apple all the way to the anthill.',
        ],
        ["La pluie s'arrête et un arc-en-ciel apparaît.", 'The rain stops and a rainbow appears.'],
      ],
      at('wind-face', 4, 30, 26),
      at('red-apple', 46, 52, 36),
      at('ant', 54, 40, 18),
      at('ant', 104, 64, 20),
      at('ant', 126, 70, 18),
    ),
    leaf(
      'evening',
      'Les amis mangent une tarte aux pommes.',
      [
        [
          '« Tu es petite, mais tu as de grandes idées », dit la coccinelle.',
          '"You are small, but you have big ideas," says the ladybug.',
        ],
        [
          'Ce soir-là, il y a de la tarte aux pommes pour tout le monde.',
          'That evening, there is apple pie for everyone.',
        ],
      ],
      at('pie', 58, 48, 42),
      at('ant', 26, 58, 26, { flip: true }),
      at('lady-beetle', 104, 56, 24),
      at('snail', 126, 62, 28),
      at('sparkles', 72, 26, 16),
    ),
  ],
}
