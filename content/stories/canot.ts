import { at } from '../pictures/compose.ts'
import { canoeFigure, person, wears } from './figures.ts'
import { leaf, type StorySeed } from './story-seed.ts'

export const canoeRace: StorySeed = {
  id: 'la-course-en-canot',
  title: 'La course en canot',
  english: 'The canoe race',
  grade: 6,
  about: {
    french: 'Au Carnaval de Québec, quatre amis rament vers la victoire, ou vers autre chose.',
    english: 'At the Québec Carnival, four friends row towards victory, or towards something else.',
  },
  words: [
    'le canot',
    'la course en canot',
    'la neige',
    'le vent',
    "l'eau",
    'la foule',
    'la tuque',
    "l'oiseau",
    'jeune',
    'rouge',
  ],
  leaves: [
    leaf(
      'quay',
      'Bonhomme et quatre amis au bord du fleuve.',
      [
        ["C'est le Carnaval de Québec.", 'It is the Québec Carnival.'],
        [
          'Sur le fleuve, la glace craque et la neige vole.',
          'On the river, the ice cracks and the snow flies.',
        ],
        [
          'Maya, Noah, Inès et Olivier forment la plus jeune équipe de la course en canot.',
          'Maya, Noah, Inès and Olivier are the youngest team of the canoe race.',
        ],
      ],
      at('bonhomme', 112, 26, 50),
      ...person('girl', 16, 94, 48, wears.team),
      ...person('boy', 42, 94, 48, wears.team),
      ...person('woman-curly-hair', 68, 94, 48, wears.team),
      ...person('man-red-hair', 94, 94, 48, wears.team),
    ),
    leaf(
      'quay',
      'Ce que chaque ami aime : les nombres, la musique, la nature et les gens.',
      [
        ['Ils sont très différents.', 'They are very different.'],
        [
          'Maya calcule tout, et Noah chante du matin au soir.',
          'Maya calculates everything, and Noah sings from morning to night.',
        ],
        [
          'Inès connaît la nature, et Olivier sait parler à tout le monde.',
          'Inès knows nature, and Olivier can talk to everyone.',
        ],
      ],
      ...person('girl', 24, 94, 48, wears.team),
      ...person('boy', 62, 94, 48, wears.team),
      ...person('woman-curly-hair', 100, 94, 48, wears.team),
      ...person('man-red-hair', 138, 94, 48, wears.team),
      at('input-numbers', 15, 22, 18),
      at('musical-notes', 53, 22, 18),
      at('bird', 91, 22, 18),
      at('speech-balloon', 129, 22, 18),
    ),
    leaf(
      'river',
      'Les canots partent dans la glace.',
      [
        ['« Partez! » crie Bonhomme.', '"Go!" shouts Bonhomme.'],
        ['Les équipes courent, poussent et rament.', 'The teams run, push and row.'],
        ['Très vite, les quatre amis sont derniers.', 'Very soon, the four friends are last.'],
      ],
      ...canoeFigure(108, 44, 34, '#3f8f4f', ['man', 'woman', 'man-beard']),
      ...canoeFigure(70, 54, 42, '#d9632a', ['woman', 'man', 'woman-blonde-hair']),
      ...canoeFigure(6, 66, 54, '#2f6fb5'),
    ),
    leaf(
      'river',
      'Noah chante et le canot avance.',
      [
        ["« Nous ramons n'importe comment », dit Noah.", '"We are rowing any old way," says Noah.'],
        ['Il commence à chanter : un, deux, un, deux!', 'He begins to sing: one, two, one, two!'],
        ['Aussitôt, le canot avance tout droit.', 'At once, the canoe moves straight ahead.'],
      ],
      ...canoeFigure(34, 50, 92, '#2f6fb5'),
      at('musical-notes', 100, 20, 24),
      at('musical-note', 24, 24, 18),
    ),
    leaf(
      'river',
      'Inès regarde les oiseaux et Maya compte.',
      [
        ['Inès regarde le vent et les oiseaux.', 'Inès watches the wind and the birds.'],
        ["« L'eau est libre à gauche! » dit-elle.", '"The water is clear on the left!" she says.'],
        [
          'Maya compte : « Par là, nous gagnons deux minutes! »',
          'Maya counts: "That way, we gain two minutes!"',
        ],
      ],
      at('bird', 20, 12, 20),
      at('bird', 46, 22, 14),
      at('stopwatch', 118, 14, 24),
      ...canoeFigure(36, 54, 86, '#2f6fb5'),
    ),
    leaf(
      'iceEdge',
      'Le canot rouge est pris dans la glace.',
      [
        ['Les voilà deuxièmes!', 'Now they are second!'],
        [
          "Mais, tout près d'eux, l'équipe rouge reste prise dans la glace.",
          'But, very near them, the red team is stuck in the ice.',
        ],
        ["Personne ne s'arrête.", 'Nobody stops.'],
      ],
      ...canoeFigure(6, 32, 46, '#2f6fb5'),
      ...canoeFigure(84, 54, 62, '#c7343f', ['man-beard', 'woman', 'man']),
      '<path d="M78 84l10-12 12 10 14-10 16 12 14-8 8 14H74z" fill="#e3f1fa" stroke="#b9d8ea"/>',
    ),
    leaf(
      'iceEdge',
      "Olivier parle aux coureurs de l'équipe rouge.",
      [
        [
          'Les amis se regardent. La victoire est juste là.',
          'The friends look at each other. Victory is right there.',
        ],
        ['« On les aide », dit doucement Olivier.', '"Let us help them," Olivier says softly.'],
        [
          'Il lance une corde et parle aux coureurs pour les calmer.',
          'He throws a rope and talks to the racers to calm them.',
        ],
      ],
      ...person('man-red-hair', 34, 94, 62, wears.team, 'right'),
      at('speech-balloon', 54, 12, 28, { flip: true }),
      at('red-heart', 61, 17, 13),
      '<path d="M54 66q16 18 44 6" fill="none" stroke="#b98a4a" stroke-width="2"/>',
      ...canoeFigure(92, 54, 60, '#c7343f', ['man-beard', 'woman', 'man']),
    ),
    leaf(
      'iceEdge',
      'Les deux équipes tirent ensemble.',
      [
        [
          'Ils tirent tous ensemble, au rythme de la chanson.',
          'They all pull together, to the rhythm of the song.',
        ],
        ['Enfin, le canot rouge est libre!', 'At last, the red canoe is free!'],
        ['Les deux équipes arrivent dernières, côte à côte.', 'The two teams arrive last, side by side.'],
      ],
      ...canoeFigure(4, 50, 74, '#2f6fb5'),
      ...canoeFigure(82, 46, 74, '#c7343f', ['man-beard', 'woman', 'man']),
      at('musical-notes', 72, 16, 20),
    ),
    leaf(
      'quay',
      'La foule applaudit et Bonhomme donne sa tuque.',
      [
        [
          'Sur le quai, la foule applaudit plus fort que pour les gagnants.',
          'On the quay, the crowd claps louder than for the winners.',
        ],
        ['Bonhomme leur donne sa propre tuque.', 'Bonhomme gives them his own tuque.'],
        [
          "« Gagner, c'est bien, dit-il. Mais ce soir, toute la ville chante votre chanson. »",
          '"Winning is good," he says. "But tonight, the whole city is singing your song."',
        ],
      ],
      at('bonhomme', 96, 22, 56),
      ...person('girl', 16, 94, 48, wears.team),
      ...person('boy', 38, 94, 48, wears.team),
      ...person('woman-curly-hair', 60, 94, 48, wears.team),
      ...person('man-red-hair', 82, 94, 48, wears.team),
      at('tuque', 74, 36, 18),
      at('party-popper', 10, 20, 26),
      at('clapping-hands', 44, 26, 22),
    ),
  ],
}
