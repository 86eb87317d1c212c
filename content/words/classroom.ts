import { f, m, phrase } from './word.ts'

export const pencilCase = [
  m('crayon', 'pencil', 'pencil'),
  m('stylo', 'pen', 'pen'),
  f('efface', 'eraser', 'noto:eraser'),
  f('règle', 'ruler', 'straight-ruler'),
  m('ciseaux', 'scissors', 'scissors', { isPlural: true }),
  f('colle', 'glue', 'glue', { plural: null }),
  m('aiguisoir', 'pencil sharpener', 'sharpener'),
  m('crayons de couleur', 'coloured pencils', 'coloured-pencils', { isPlural: true }),
  m('marqueur', 'marker', 'marker'),
  m('pinceau', 'paintbrush', 'paintbrush'),
]

export const classroomThings = [
  m('pupitre', 'desk', 'desk'),
  f('chaise', 'chair', 'chair'),
  m('tableau', 'board', 'blackboard'),
  m('livre', 'book', 'closed-book'),
  m('cahier', 'notebook', 'spiral-notebook'),
  m('sac à dos', 'backpack', 'backpack', { plural: 'sacs à dos' }),
  f('porte', 'door', 'door'),
  f('fenêtre', 'window', 'window'),
  f('horloge', 'clock', 'three-oclock'),
  f('poubelle', 'garbage can', 'wastebasket'),
  m('ordinateur', 'computer', 'laptop'),
  f('tablette', 'tablet', 'tablet'),
]

export const moreClassroomThings = [
  f('calculatrice', 'calculator', 'calculator'),
  m('papier', 'paper', 'page-facing-up', { plural: null }),
  m('trombone', 'paper clip', 'paperclip'),
  m('cartable', 'binder', 'ring-binder'),
  m('globe', 'globe', 'globe-on-stand'),
  m('drapeau', 'flag', 'flag-canada'),
  m('casier', 'locker', 'locker'),
  f('boîte à lunch', 'lunch box', 'lunchbox', { plural: 'boîtes à lunch' }),
  f("bouteille d'eau", 'water bottle', 'water-bottle', { plural: "bouteilles d'eau" }),
  m('calendrier', 'calendar', 'spiral-calendar'),
]

export const classroomPhrases = [
  phrase('Je lève la main.', 'I raise my hand.', 'hand-in-class'),
  phrase("J'écoute.", 'I listen.', 'i-listen'),
  phrase("J'écris dans mon cahier.", 'I write in my notebook.', 'i-write'),
  phrase('Je lis un livre.', 'I read a book.', 'i-read'),
  phrase('Je prends mon crayon.', 'I take my pencil.', 'take-pencil'),
  phrase("J'ai fini.", 'I am finished.', 'i-finished'),
]

export const classroomQuestions = [
  phrase('Est-ce que je peux aller aux toilettes?', 'May I go to the washroom?', 'may-toilet'),
  phrase("Est-ce que je peux boire de l'eau?", 'May I drink some water?', 'may-drink'),
  phrase('Je ne comprends pas.', 'I do not understand.', 'dont-understand'),
  phrase("J'ai besoin d'aide.", 'I need help.', 'need-help'),
  phrase("Répétez, s'il vous plaît.", 'Please repeat.', 'repeat-please'),
  phrase('Peux-tu me prêter ton efface?', 'Can you lend me your eraser?', 'lend-eraser'),
  phrase('Comment dit-on ce mot en français?', 'How do you say this word in French?', 'how-say'),
  phrase('Silence, les amis!', 'Quiet, friends!', 'shushing-face'),
]

export const classroomWords = [
  ...pencilCase,
  ...classroomThings,
  ...moreClassroomThings,
  ...classroomPhrases,
  ...classroomQuestions,
]
