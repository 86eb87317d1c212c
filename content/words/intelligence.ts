import { f, phrase } from './word.ts'

export const intelligences = [
  f('intelligence linguistique', 'word smart', 'intel-words', { plural: null }),
  f('intelligence logique', 'number smart', 'abacus', { plural: null }),
  f('intelligence musicale', 'music smart', 'musical-notes', { plural: null }),
  f('intelligence spatiale', 'picture smart', 'puzzle-piece', { plural: null }),
  f('intelligence corporelle', 'body smart', 'person-cartwheeling', { plural: null }),
  f('intelligence interpersonnelle', 'people smart', 'people-hugging', { plural: null }),
  f('intelligence intrapersonnelle', 'self smart', 'person-in-lotus-position', { plural: null }),
  f('intelligence naturaliste', 'nature smart', 'seedling', { plural: null }),
]

export const strengths = [
  phrase("J'aime lire et écrire des histoires.", 'I like to read and write stories.', 'read-and-write'),
  phrase("J'aime résoudre des problèmes.", 'I like to solve problems.', 'solve-problems'),
  phrase(
    "J'aime chanter et jouer d'un instrument.",
    'I like to sing and play an instrument.',
    'sing-and-play',
  ),
  phrase("J'aime dessiner et faire des casse-tête.", 'I like to draw and do puzzles.', 'draw-and-puzzle'),
  phrase(
    "J'aime bouger et bâtir avec mes mains.",
    'I like to move and build with my hands.',
    'hammer-and-wrench',
  ),
  phrase("J'aime travailler en équipe.", 'I like to work in a team.', 'teamwork'),
  phrase("J'aime réfléchir dans le calme.", 'I like to think quietly.', 'thinking-face'),
  phrase(
    "J'aime observer les plantes et les animaux.",
    'I like to observe plants and animals.',
    'observe-nature',
  ),
]

export const learning = [
  phrase('Je suis bon en mathématiques.', 'I am good at mathematics. (a boy says)', 'good-maths'),
  phrase('Je suis bonne en dessin.', 'I am good at drawing. (a girl says)', 'good-drawing'),
  phrase("J'apprends en écoutant.", 'I learn by listening.', 'learn-listening'),
  phrase("J'apprends en regardant.", 'I learn by watching.', 'learn-looking'),
  phrase("J'apprends en faisant.", 'I learn by doing.', 'learn-doing'),
  phrase(
    'Chaque personne est intelligente à sa façon.',
    'Every person is smart in their own way.',
    'everyone-smart',
  ),
]

export const intelligenceWords = [...intelligences, ...strengths, ...learning]
