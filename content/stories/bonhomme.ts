import { at } from '../pictures/compose.ts'
import { person, snowmanFigure, wears } from './figures.ts'
import { leaf, type StorySeed } from './story-seed.ts'

export const snowman: StorySeed = {
  id: 'le-bonhomme-de-neige',
  title: 'Le bonhomme de neige qui avait froid',
  english: 'The snowman who was cold',
  grade: null,
  about: {
    french: 'Un bonhomme de neige emprunte des vêtements, un à la fois.',
    english: 'A snowman borrows clothes, one at a time.',
  },
  words: [
    'la neige',
    'la tuque',
    'le foulard',
    'les mitaines',
    'le soleil',
    'la carotte',
    'le lapin',
    "l'eau",
    "l'herbe",
    'le printemps',
    "l'hiver",
    'petit',
    'blanc',
    'bleu',
  ],
  leaves: [
    leaf(
      'winter',
      'Des enfants et un bonhomme de neige.',
      [
        ['Ce matin, tout est blanc.', 'This morning, everything is white.'],
        ['Les enfants font un gros bonhomme de neige.', 'The children make a big snowman.'],
      ],
      ...snowmanFigure(80, 84, 60),
      ...person('girl', 32, 94, 52, wears.alice, 'right'),
      ...person('boy', 128, 94, 52, wears.bruno, 'left'),
    ),
    leaf(
      'winter',
      'Le bonhomme de neige tremble.',
      [
        ["« Brrr! J'ai froid! »", '"Brrr! I am cold!"'],
        ["Qui parle? C'est le bonhomme de neige!", 'Who is talking? It is the snowman!'],
      ],
      ...snowmanFigure(72, 92, 76),
      at('speech-balloon', 98, 6, 42, { flip: true }),
      at('cold-face', 110, 13, 18),
    ),
    leaf(
      'winter',
      'Une fille donne une tuque et un garçon donne un foulard.',
      [
        ['Alice lui donne une tuque.', 'Alice gives him a tuque.'],
        ['Bruno lui donne un foulard.', 'Bruno gives him a scarf.'],
        ['Mais il a encore froid.', 'But he is still cold.'],
      ],
      ...snowmanFigure(80, 88, 60, { hasTuque: true, hasScarf: true }),
      ...person('girl', 32, 94, 52, wears.alice, 'right'),
      ...person('boy', 128, 94, 52, wears.bruno, 'left'),
    ),
    leaf(
      'winter',
      'Une fille donne ses mitaines.',
      [
        ['Alors, Chloé lui donne ses mitaines bleues.', 'Then Chloé gives him her blue mittens.'],
        ["« Merci! Maintenant, j'ai chaud! »", '"Thank you! Now I am warm!"'],
      ],
      ...snowmanFigure(66, 90, 64, { hasTuque: true, hasScarf: true, hasMittens: true }),
      ...person('woman-curly-hair', 122, 94, 54, wears.chloe, 'left'),
      at('red-heart', 92, 20, 14),
    ),
    leaf(
      'sunnyWinter',
      'Le soleil brille sur le bonhomme de neige.',
      [
        ['Le soleil arrive.', 'The sun comes.'],
        ["« Oh là là! J'ai trop chaud! »", '"Oh dear! I am too hot!"'],
        ['Goutte à goutte, il devient tout petit.', 'Drop by drop, he becomes very small.'],
      ],
      at('sun-with-face', 106, 6, 40),
      '<ellipse cx="62" cy="90" rx="34" ry="5" fill="#9fd6f5"/>',
      ...snowmanFigure(62, 90, 36, { hasTuque: true, hasScarf: true, hasMittens: true }),
      at('sweat-droplets', 84, 50, 16),
    ),
    leaf(
      'spring',
      "Un lapin mange une carotte dans l'herbe.",
      [
        ["Au printemps, dans l'herbe, il reste une carotte.", 'In spring, in the grass, a carrot is left.'],
        ['Le lapin la mange. Miam!', 'The rabbit eats it. Yum!'],
      ],
      at('rabbit', 54, 44, 42),
      at('carrot', 92, 68, 20, { rotate: 20 }),
      at('tulip', 14, 62, 22),
      at('tulip', 132, 64, 20),
    ),
    leaf(
      'spring',
      "Une flaque d'eau et des vêtements d'hiver.",
      [
        [
          'Les enfants gardent la tuque, le foulard et les mitaines.',
          'The children keep the tuque, the scarf and the mittens.',
        ],
        [
          "« À l'hiver prochain! » dit une petite voix dans l'eau.",
          '"See you next winter!" says a small voice in the water.',
        ],
      ],
      '<ellipse cx="80" cy="86" rx="26" ry="5" fill="#9fd6f5"/><path d="M70 85q4-2 8 0M84 88q4-2 8 0" stroke="#fff" fill="none"/>',
      ...person('girl', 28, 92, 54, wears.alice, 'right'),
      at('tuque', 38, 52, 18),
      ...person('boy', 130, 92, 54, wears.bruno, 'left'),
      at('scarf', 102, 54, 17),
      at('mittens', 142, 62, 15),
    ),
    leaf(
      'winter',
      'Le bonhomme de neige est revenu.',
      [
        ["Un an plus tard, l'hiver revient.", 'One year later, winter comes back.'],
        ["« Brrr! » dit quelqu'un.", '"Brrr!" says someone.'],
        ['« Qui a ma tuque? »', '"Who has my tuque?"'],
      ],
      ...snowmanFigure(80, 86, 62),
      ...person('girl', 30, 94, 54, wears.alice, 'right'),
      at('tuque', 42, 52, 18),
      ...person('boy', 130, 94, 54, wears.bruno, 'up'),
      at('sparkles', 98, 10, 16),
    ),
  ],
}
