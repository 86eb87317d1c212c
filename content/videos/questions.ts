import { ask, type QuestionSeed } from '../stories/story-seed.ts'

/**
 * The question of each spoken video, by the video's id. The video waits for its answer at `at` seconds, before a
 * caption ends.
 */
export const videoQuestions: Readonly<Record<string, QuestionSeed & { at: number }>> = {
  bonjour: {
    at: 21.9,
    ...ask(
      'Quel sport vont-ils faire?',
      'What sport are they going to play?',
      'le soccer',
      'le hockey',
      'le tennis',
    ),
  },
  'les-nombres': {
    at: 13.8,
    ...ask('Combien de souris vois-tu?', 'How many mice do you see?', 'cinq', 'trois', 'dix'),
  },
  'les-couleurs': {
    at: 9.5,
    ...ask('Quel animal est vert?', 'Which animal is green?', 'la grenouille', 'le cochon', 'la souris'),
  },
  'a-la-ferme': { at: 14, ...ask('Qui fait meuh?', 'Who says moo?', 'la vache', 'le mouton', 'le coq') },
  'quel-temps-fait-il': {
    at: 11.7,
    ...ask(
      "Qu'est-ce qui tombe du ciel?",
      'What is falling from the sky?',
      'la pluie',
      'le soleil',
      'la neige',
    ),
  },
  'je-m-habille': {
    at: 18.5,
    ...ask(
      'Que met-il sur sa tête?',
      'What does he put on his head?',
      'la tuque',
      'les bottes',
      'les mitaines',
    ),
  },
  'mon-corps': {
    at: 11.4,
    ...ask('Avec quoi entends-tu?', 'What do you hear with?', "l'oreille", 'le nez', 'la bouche'),
  },
  'mes-emotions': { at: 5.9, ...ask('Comment est-il?', 'How is he?', 'triste', 'malade', 'timide') },
  'ma-journee': {
    at: 17.8,
    ...ask(
      "Qu'est-ce qu'elle mange à midi?",
      'What does she eat at noon?',
      'le sandwich',
      'la pizza',
      'la soupe',
    ),
  },
  'au-marche': {
    at: 9.7,
    ...ask('Que veut-elle acheter?', 'What does she want to buy?', 'la pomme', 'la banane', 'la carotte'),
  },
}
