import { at } from '../pictures/compose.ts'
import { person } from './figures.ts'
import { ask, type StorySeed, storyPage } from './story-seed.ts'

export const minou: StorySeed = {
  id: 'ou-est-minou',
  title: 'Où est Minou?',
  english: 'Where is Minou?',
  grade: 1,
  about: {
    french: 'Léa cherche son chat partout dans la maison.',
    english: 'Léa looks for her cat all over the house.',
  },
  words: [
    'le chat',
    'le chien',
    'la souris',
    'le lapin',
    'la table',
    'le lit',
    'le chapeau',
    'triste',
    'content',
  ],
  pages: [
    storyPage(
      'livingRoom',
      "Une fille dans son salon, à côté d'un bol vide.",
      [
        ['Voici Léa.', 'This is Léa.'],
        ['Elle cherche son chat, Minou.', 'She is looking for her cat, Minou.'],
      ],
      at('couch', 8, 42, 46),
      ...person('lea', 84, 90, 62),
      at('empty-bowl', 118, 72, 20),
    ),
    storyPage(
      'kitchen',
      'Un chien sous une table.',
      [
        ['Minou est-il sous la table?', 'Is Minou under the table?'],
        ["Non! C'est le chien.", 'No! It is the dog.'],
      ],
      at('table', 40, 34, 62),
      at('dog', 58, 66, 26),
      ...person('lea', 132, 92, 56, 'left'),
    ),
    storyPage(
      'livingRoom',
      'Une souris dans une boîte.',
      [
        ['Minou est-il dans la boîte?', 'Is Minou in the box?'],
        ["Non! C'est la souris.", 'No! It is the mouse.'],
      ],
      at('mouse', 62, 42, 22),
      at('open-box', 46, 50, 44),
      ...person('lea', 124, 92, 58, 'left'),
    ),
    storyPage(
      'bedroom',
      'Un lapin sur un lit.',
      [
        ['Minou est-il sur le lit?', 'Is Minou on the bed?'],
        ["Non! C'est le lapin.", 'No! It is the rabbit.'],
      ],
      at('bed', 50, 38, 62),
      at('rabbit', 76, 46, 26),
      ...person('lea', 28, 92, 56, 'right'),
    ),
    storyPage(
      'livingRoom',
      'La fille est triste.',
      [
        ['Léa est triste.', 'Léa is sad.'],
        ['« Minou, où es-tu? »', '"Minou, where are you?"'],
      ],
      ...person('lea', 66, 90, 64, 'down', { face: 'crying' }),
      at('thought-balloon', 90, 8, 44),
      at('cat-face', 103, 13, 18),
      at('empty-bowl', 112, 74, 20),
    ),
    storyPage(
      'livingRoom',
      'Un chapeau noir qui bouge.',
      [
        ['Chut! Écoute…', 'Hush! Listen…'],
        ['« Miaou! » dit le chapeau de papa.', `"Meow!" says Papa's hat.`],
      ],
      at('couch', 56, 36, 60),
      at('top-hat', 68, 30, 36),
      at('dashing-away', 106, 30, 14),
      ...person('lea', 28, 92, 60, 'right'),
    ),
    storyPage(
      'livingRoom',
      'Le chat sort du chapeau et la fille rit.',
      [
        ['Minou dort dans le chapeau!', 'Minou is sleeping in the hat!'],
        ['Léa rit. Elle est contente.', 'Léa laughs. She is happy.'],
        ['Bonjour, Minou!', 'Hello, Minou!'],
      ],
      at('couch', 56, 36, 60),
      at('cat-face', 74, 20, 24),
      at('top-hat', 68, 34, 36, { rotate: 180 }),
      ...person('lea', 28, 92, 60, 'up'),
      at('red-heart', 48, 20, 14),
    ),
  ],
  questions: [
    ask('Qui est sous la table?', 'Who is under the table?', 'le chien', 'la souris', 'le lapin', 'le chat'),
    ask('Qui est dans la boîte?', 'Who is in the box?', 'la souris', 'le chien', 'le poisson', "l'oiseau"),
    ask('Sur quoi est le lapin?', 'What is the rabbit on?', 'le lit', 'la table', 'la chaise', 'le tapis'),
    ask(
      'Dans quoi dort Minou?',
      'What is Minou sleeping in?',
      'le chapeau',
      'le lit',
      'le sac à dos',
      'la poubelle',
    ),
    ask(
      'Comment se sent Léa à la fin?',
      'How does Léa feel at the end?',
      'contente',
      'triste',
      'fâchée',
      'malade',
    ),
  ],
}
