import { picturePath } from '../words/media-path.ts'
import { card, paragraph } from './blocks.ts'

export const tribes = {
  image: picturePath('handshake'),
  blocks: [
    paragraph(
      'Notre classe est une communauté. Voici les quatre ententes que nous respectons ensemble.',
      'Our class is a community. Here are the four agreements that we keep together.',
    ),
    card(
      'ear',
      ["L'écoute attentive", 'Attentive listening'],
      [
        [
          "J'écoute avec mes oreilles, mes yeux et mon cœur. Je regarde la personne qui parle.",
          'I listen with my ears, my eyes and my heart. I look at the person who is speaking.',
        ],
        [
          "Je ne coupe pas la parole. Je redis ce que j'ai compris.",
          'I do not interrupt. I say again what I understood.',
        ],
      ],
      [
        ["Je t'écoute.", 'I am listening to you.'],
        ['Si je comprends bien, tu veux jouer avec nous.', 'If I understand, you want to play with us.'],
      ],
    ),
    card(
      'red-heart',
      ["L'appréciation", 'Appreciation'],
      [
        [
          "Je dis ce que j'aime chez les autres. Un mot gentil coûte peu et vaut beaucoup.",
          'I say what I like about others. A kind word costs little and is worth a lot.',
        ],
        ['Les moqueries restent à la porte.', 'Put-downs stay at the door.'],
      ],
      [
        ['Bravo, tu as bien lu!', 'Bravo, you read well!'],
        ['Merci pour ton aide.', 'Thank you for your help.'],
      ],
    ),
    card(
      'handshake',
      ['Le respect mutuel', 'Mutual respect'],
      [
        [
          'Chaque personne est différente, et chaque personne compte : ses idées, sa langue, ses objets, son temps.',
          'Every person is different, and every person counts: their ideas, their language, their things, their time.',
        ],
        [
          'Ce qui est confié dans le cercle reste dans le cercle.',
          'What is shared in the circle stays in the circle.',
        ],
      ],
      [
        ["Est-ce que je peux prendre ton crayon, s'il te plaît?", 'May I take your pencil, please?'],
        [
          "Je ne suis pas d'accord, mais ton idée est intéressante.",
          'I do not agree, but your idea is interesting.',
        ],
      ],
    ),
    card(
      'raised-hand',
      ['Le droit de passer', 'The right to pass'],
      [
        [
          'Je choisis quand je parle dans le cercle. Je peux passer mon tour sans dire pourquoi.',
          'I choose when I speak in the circle. I may pass my turn without saying why.',
        ],
        [
          "Passer, ce n'est pas dormir : je continue à écouter.",
          'To pass is not to sleep: I go on listening.',
        ],
      ],
      [
        ['Je passe mon tour, merci.', 'I pass, thank you.'],
        ['Je parlerai plus tard.', 'I will speak later.'],
      ],
    ),
  ],
}
