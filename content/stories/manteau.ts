import { at } from '../pictures/compose.ts'
import { greenCoatFigure, oldTree, person, wears } from './figures.ts'
import { ask, type StorySeed, storyPage } from './story-seed.ts'

export const greenCoat: StorySeed = {
  id: 'le-manteau-vert',
  title: 'Le secret du manteau vert',
  english: 'The secret of the green coat',
  grade: 5,
  about: {
    french: "Dans la poche du manteau, il y a un message. Qui l'a écrit?",
    english: 'In the pocket of the coat, there is a message. Who wrote it?',
  },
  words: [
    'le manteau',
    'la poche',
    'le bouton',
    'le papier',
    'le casier',
    'les mitaines',
    'la tuque',
    'le foulard',
    "l'affiche",
    'la récréation',
    'vieux',
    'vert',
    'grand',
  ],
  pages: [
    storyPage(
      'schoolyard',
      "Un garçon sans manteau dans la cour d'école.",
      [
        [
          "Lundi matin, Samuel oublie son manteau dans l'autobus.",
          'On Monday morning, Samuel forgets his coat on the bus.',
        ],
        [
          'Il fait froid, et la récréation va bientôt commencer.',
          'It is cold, and recess is about to begin.',
        ],
      ],
      at('bus', 4, 44, 44),
      ...person('samuel', 78, 94, 58),
      at('snowflake', 58, 18, 16),
      at('dashing-away', 100, 54, 14),
    ),
    storyPage(
      'office',
      'La secrétaire montre un manteau vert.',
      [
        ['La secrétaire ouvre la boîte des objets perdus.', 'The secretary opens the lost-and-found box.'],
        ['« Prends celui-ci », dit-elle.', '"Take this one," she says.'],
        ["C'est un grand manteau vert avec six boutons.", 'It is a big green coat with six buttons.'],
      ],
      ...person('secretary', 30, 92, 70, 'right'),
      at('open-box', 56, 62, 34),
      ...greenCoatFigure(56, 26, 40),
      ...person('samuel', 128, 94, 58, 'left'),
    ),
    storyPage(
      'schoolyard',
      'Un papier dans la poche du manteau.',
      [
        ['Dans la poche gauche, Samuel trouve un papier.', 'In the left pocket, Samuel finds a paper.'],
        ['Il lit : « Cherche sous le plus vieil arbre. »', 'He reads: "Look under the oldest tree."'],
      ],
      ...person('samuel', 52, 94, 70, 'right', wears.greenCoat),
      at('page-facing-up', 74, 40, 28),
    ),
    storyPage(
      'winter',
      "Une clé au pied d'un vieil arbre.",
      [
        ["Sous l'arbre, il y a une clé.", 'Under the tree, there is a key.'],
        ['Sur la clé, on a écrit le nombre douze.', 'On the key, the number twelve is written.'],
      ],
      ...oldTree(52, 84, 80),
      at('old-key', 74, 74, 20),
      ...person('samuel', 122, 94, 60, 'left', wears.greenCoat),
    ),
    storyPage(
      'corridor',
      'Le garçon devant les casiers.',
      [
        ["Samuel court jusqu'aux casiers.", 'Samuel runs to the lockers.'],
        ['Le casier douze est vieux et rouillé.', 'Locker twelve is old and rusty.'],
        ['La clé tourne!', 'The key turns!'],
      ],
      at('locker', 62, 10, 66),
      ...person('samuel', 38, 94, 64, 'right', wears.greenCoat),
      at('old-key', 54, 50, 18),
    ),
    storyPage(
      'corridor',
      'Une boîte de tuques, de mitaines et de foulards.',
      [
        ["À l'intérieur, il n'y a pas d'or.", 'Inside, there is no gold.'],
        [
          'Il y a une boîte pleine de mitaines, de tuques et de foulards, et une lettre.',
          'There is a box full of mittens, tuques and scarves, and a letter.',
        ],
      ],
      at('tuque', 46, 34, 24),
      at('mittens', 66, 36, 22),
      at('scarf', 84, 34, 24),
      at('open-box', 50, 48, 52),
      at('envelope', 112, 40, 26),
    ),
    storyPage(
      'corridor',
      'Le garçon lit la lettre.',
      [
        ["« Cher ami, quand j'avais dix ans, j'avais froid. »", '"Dear friend, when I was ten, I was cold."'],
        ["« Quelqu'un m'a prêté ce manteau. »", '"Someone lent me this coat."'],
        ["« Maintenant, c'est ton tour d'aider. »", '"Now it is your turn to help."'],
      ],
      ...person('samuel', 46, 94, 72, 'right', wears.greenCoat),
      at('scroll', 82, 26, 50),
    ),
    storyPage(
      'corridor',
      "Le garçon accroche une affiche à l'école.",
      [
        ['Samuel réfléchit longtemps.', 'Samuel thinks for a long time.'],
        [
          "L'après-midi, il accroche une affiche à l'entrée de l'école.",
          'In the afternoon, he hangs a poster at the entrance of the school.',
        ],
        [
          "Il a écrit : « As-tu froid? Prends ce qu'il te faut. »",
          'He has written: "Are you cold? Take what you need."',
        ],
      ],
      at('memo', 66, 12, 32),
      at('open-box', 58, 60, 40),
      at('tuque', 60, 48, 18),
      at('scarf', 76, 48, 18),
      ...person('samuel', 32, 94, 62, 'up', wears.greenCoat),
      ...person('alice', 130, 94, 60, 'left'),
    ),
    storyPage(
      'schoolyard',
      'Le garçon a retrouvé son manteau.',
      [
        [
          "À la fin de la journée, son manteau revient avec l'autobus.",
          'At the end of the day, his coat comes back with the bus.',
        ],
        [
          'Samuel remet le papier dans la poche du manteau vert.',
          'Samuel puts the paper back in the pocket of the green coat.',
        ],
        [
          "Puis, en souriant, il cache la clé sous l'arbre.",
          'Then, with a smile, he hides the key under the tree.',
        ],
      ],
      at('bus', 2, 44, 34),
      ...oldTree(128, 90, 74),
      ...person('samuel', 60, 94, 60, 'right', wears.redCoat),
      ...greenCoatFigure(74, 52, 32),
      at('old-key', 128, 82, 16),
      at('sparkles', 142, 70, 12),
    ),
  ],
  questions: [
    ask(
      "Qu'est-ce que Samuel oublie dans l'autobus?",
      'What does Samuel forget on the bus?',
      'le manteau',
      'le foulard',
      'les mitaines',
      'la tuque',
    ),
    ask(
      "Qu'est-ce que Samuel trouve dans la poche?",
      'What does Samuel find in the pocket?',
      'le papier',
      'le crayon',
      'la balle',
      'le livre',
    ),
    ask(
      'Quel nombre est écrit sur la clé?',
      'Which number is written on the key?',
      'douze',
      'dix',
      'onze',
      'vingt',
    ),
    ask(
      "Qu'est-ce que la clé ouvre?",
      'What does the key open?',
      'le casier',
      'la porte',
      'la fenêtre',
      'la boîte à lunch',
    ),
    ask(
      "Qu'est-ce que Samuel accroche à l'entrée de l'école?",
      'What does Samuel hang at the entrance of the school?',
      "l'affiche",
      'le drapeau',
      "l'horloge",
      'le tableau',
    ),
  ],
}
