import { phrase } from './word.ts'

/** Sentences with the verbs of the tables. */
export const verbSentences = [
  phrase('Je veux un verre de lait.', 'I want a glass of milk.', 'glass-of-milk'),
  phrase('Tu peux jouer avec nous.', 'You can play with us.', 'play-with-me'),
  phrase('Elle doit finir ses devoirs.', 'She must finish her homework.', 'homework'),
  phrase("Nous venons de l'école.", 'We are coming from school.', 'school'),
  phrase('Je sais nager.', 'I know how to swim.', 'person-swimming'),
  phrase("Ils prennent l'autobus.", 'They take the bus.', 'bus'),
  phrase('Nous finissons à midi.', 'We finish at noon.', 'twelve-oclock'),
  phrase("J'attends mon frère.", 'I am waiting for my brother.', 'hourglass-not-done'),
  phrase('Il se lave les mains.', 'He washes his hands.', 'wash-hands'),
]
