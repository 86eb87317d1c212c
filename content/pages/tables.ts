import { table } from './forms.ts'

/** Tables of the reference pages. A cell that begins with "=" has no sound. */

export const days = table(
  'Les jours de la semaine',
  ['Jour'],
  [
    [['lundi', 'Monday']],
    [['mardi', 'Tuesday']],
    [['mercredi', 'Wednesday']],
    [['jeudi', 'Thursday']],
    [['vendredi', 'Friday']],
    [['samedi', 'Saturday']],
    [['dimanche', 'Sunday']],
  ],
  'En français, les jours et les mois commencent par une lettre minuscule.',
)

export const months = table(
  "Les mois de l'année",
  ['De janvier à juin', 'De juillet à décembre'],
  [
    [
      ['janvier', 'January'],
      ['juillet', 'July'],
    ],
    [
      ['février', 'February'],
      ['août', 'August'],
    ],
    [
      ['mars', 'March'],
      ['septembre', 'September'],
    ],
    [
      ['avril', 'April'],
      ['octobre', 'October'],
    ],
    [
      ['mai', 'May'],
      ['novembre', 'November'],
    ],
    [
      ['juin', 'June'],
      ['décembre', 'December'],
    ],
  ],
)

export const seasonsTable = table(
  'Les saisons',
  ['Saison', 'Quand?'],
  [
    [['le printemps', 'spring'], 'au printemps'],
    [["l'été", 'summer'], 'en été'],
    [["l'automne", 'autumn'], 'en automne'],
    [["l'hiver", 'winter'], 'en hiver'],
  ],
)

export const coloursTable = table(
  'Les couleurs',
  ['Masculin', 'Féminin'],
  [
    [['rouge', 'red'], 'rouge'],
    [['bleu', 'blue'], 'bleue'],
    [['vert', 'green'], 'verte'],
    [['jaune', 'yellow'], 'jaune'],
    [['orange', 'orange'], 'orange'],
    [['violet', 'purple'], 'violette'],
    [['rose', 'pink'], 'rose'],
    [['brun', 'brown'], 'brune'],
    [['noir', 'black'], 'noire'],
    [['blanc', 'white'], 'blanche'],
    [['gris', 'grey'], 'grise'],
  ],
)

export const questionWords = table(
  'Les mots de question',
  ['Question', 'Exemple'],
  [
    [
      ['qui', 'who'],
      ['Qui est-ce?', 'Who is it?'],
    ],
    [
      ["qu'est-ce que", 'what'],
      ["Qu'est-ce que c'est?", 'What is it?'],
    ],
    [
      ['où', 'where'],
      ['Où est mon livre?', 'Where is my book?'],
    ],
    [
      ['quand', 'when'],
      ['Quand est ta fête?', 'When is your birthday?'],
    ],
    [
      ['comment', 'how'],
      ['Comment ça va?', 'How are you?'],
    ],
    [
      ['pourquoi', 'why'],
      ['Pourquoi es-tu triste?', 'Why are you sad?'],
    ],
    [
      ['combien', 'how many, how much'],
      ['Combien de crayons as-tu?', 'How many pencils do you have?'],
    ],
    [
      ['quel, quelle', 'which'],
      ['Quel jour sommes-nous?', 'What day is it?'],
    ],
  ],
)

export const linkWords = table(
  'Les mots qui relient',
  ['Mot', 'Exemple'],
  [
    [
      ['et', 'and'],
      ["J'ai un chien et un chat.", 'I have a dog and a cat.'],
    ],
    [
      ['mais', 'but'],
      ["J'aime nager, mais l'eau est froide.", 'I like to swim, but the water is cold.'],
    ],
    [
      ['ou', 'or'],
      ['Veux-tu du lait ou du jus?', 'Do you want milk or juice?'],
    ],
    [
      ['parce que', 'because'],
      ["Je suis content parce qu'il neige.", 'I am happy because it is snowing.'],
    ],
    [
      ["d'abord", 'first'],
      ["D'abord, je me lève.", 'First, I get up.'],
    ],
    [
      ['ensuite', 'then'],
      ['Ensuite, je déjeune.', 'Then, I have breakfast.'],
    ],
    [
      ['enfin', 'finally'],
      ["Enfin, je vais à l'école.", 'Finally, I go to school.'],
    ],
    [
      ['quand', 'when'],
      ['Quand il pleut, je lis.', 'When it rains, I read.'],
    ],
  ],
)

export const greetings = table(
  'Bonjour!',
  ['Français'],
  [
    [['Bonjour!', 'Hello!']],
    [['Salut!', 'Hi!']],
    [["Comment t'appelles-tu?", 'What is your name?']],
    [["Je m'appelle Alice.", 'My name is Alice.']],
    [["S'il vous plaît.", 'Please.']],
    [['Merci beaucoup.', 'Thank you very much.']],
    [['De rien.', 'You are welcome.']],
    [['Au revoir!', 'Goodbye!']],
    [['À demain!', 'See you tomorrow!']],
  ],
)

export const familyTable = table(
  'La famille',
  ['Masculin', 'Féminin'],
  [
    [
      ['le père', 'the father'],
      ['la mère', 'the mother'],
    ],
    [
      ['le frère', 'the brother'],
      ['la sœur', 'the sister'],
    ],
    [
      ['le grand-père', 'the grandfather'],
      ['la grand-mère', 'the grandmother'],
    ],
    [
      ["l'oncle", 'the uncle'],
      ['la tante', 'the aunt'],
    ],
    [
      ['le cousin', 'the cousin (a boy)'],
      ['la cousine', 'the cousin (a girl)'],
    ],
    [
      ['le fils', 'the son'],
      ['la fille', 'the daughter, the girl'],
    ],
  ],
)

export const spansOfTime = table(
  'Le temps qui passe',
  ['Durée', 'Exemple'],
  [
    [
      ['une minute', 'a minute'],
      ['dix minutes', 'ten minutes'],
    ],
    [
      ['une heure', 'an hour'],
      ['une demi-heure', 'half an hour'],
    ],
    [
      ['un jour', 'a day'],
      ['trois jours', 'three days'],
    ],
    [
      ['une semaine', 'a week'],
      ['deux semaines', 'two weeks'],
    ],
    [
      ['un mois', 'a month'],
      ['six mois', 'six months'],
    ],
    [
      ['un an', 'a year'],
      ['dix ans', 'ten years'],
    ],
  ],
)

export const clockTimes = table(
  'Quelle heure est-il?',
  ["L'heure"],
  [
    [['Il est huit heures.', "It is eight o'clock."]],
    [['Il est huit heures et quart.', 'It is a quarter past eight.']],
    [['Il est huit heures et demie.', 'It is half past eight.']],
    [['Il est midi.', 'It is noon.']],
    [['Il est minuit.', 'It is midnight.']],
  ],
)

export const shapes = table(
  'Les formes',
  ['Forme'],
  [
    [['le cercle', 'circle']],
    [['le carré', 'square']],
    [['le rectangle', 'rectangle']],
    [['le triangle', 'triangle']],
    [['la croix', 'cross']],
  ],
)

export const byTrain = table(
  'En train',
  ['À la gare', 'Exemple'],
  [
    [
      ['le train', 'the train'],
      ["Le train part à l'heure.", 'The train leaves on time.'],
    ],
    [
      ['le quai', 'the platform'],
      ['Le train est au quai numéro deux.', 'The train is on platform two.'],
    ],
    [
      ['le wagon', 'the train car'],
      ['Où est le wagon-restaurant?', 'Where is the dining car?'],
    ],
    [
      ['le siège', 'the seat'],
      ['Mon siège est près de la fenêtre.', 'My seat is near the window.'],
    ],
    [
      ['en retard', 'late'],
      ['Le train est en retard.', 'The train is late.'],
    ],
    [
      ['en avance', 'early'],
      ['Nous sommes en avance.', 'We are early.'],
    ],
    [
      ['fumer', 'to smoke'],
      ['Il est interdit de fumer.', 'Smoking is forbidden.'],
    ],
  ],
)

/** Parts of flags. */
export const flagParts = table(
  'Les parties du drapeau',
  ['Partie'],
  [
    [['le fond', 'background']],
    [['la bande', 'stripe']],
    [["l'étoile", 'star']],
    [['la fleur de lys', 'fleur-de-lis']],
    [['le trille', 'trillium']],
  ],
)

/** The times of day, with Canadian names: l'avant-midi, le souper. */
export const dayTimes = table(
  'La journée',
  ['Moment', 'Repas'],
  [
    [
      ['le matin', 'the morning'],
      ['le déjeuner', 'breakfast'],
    ],
    [
      ["l'avant-midi", 'the morning until noon'],
      ['la collation', 'snack'],
    ],
    [
      ['le midi', 'noon'],
      ['le dîner', 'lunch'],
    ],
    [
      ["l'après-midi", 'the afternoon'],
      ['la collation', 'afternoon snack'],
    ],
    [
      ['le soir', 'the evening'],
      ['le souper', 'supper'],
    ],
    [['la nuit', 'the night'], '='],
  ],
)
