import { type Table, table } from './forms.ts'

export const etre = verb(
  'Le verbe être',
  ['je suis', 'tu es', 'il est, elle est'],
  ['nous sommes', 'vous êtes', 'ils sont, elles sont'],
  [
    ['I am', 'you are', 'he is, she is'],
    ['we are', 'you are', 'they are'],
  ],
)

export const avoir = verb(
  'Le verbe avoir',
  ["j'ai", 'tu as', 'il a, elle a'],
  ['nous avons', 'vous avez', 'ils ont, elles ont'],
  [
    ['I have', 'you have', 'he has, she has'],
    ['we have', 'you have', 'they have'],
  ],
)

export const aller = verb(
  'Le verbe aller',
  ['je vais', 'tu vas', 'il va, elle va'],
  ['nous allons', 'vous allez', 'ils vont, elles vont'],
  [
    ['I go', 'you go', 'he goes, she goes'],
    ['we go', 'you go', 'they go'],
  ],
)

export const faire = verb(
  'Le verbe faire',
  ['je fais', 'tu fais', 'il fait, elle fait'],
  ['nous faisons', 'vous faites', 'ils font, elles font'],
  [
    ['I do', 'you do', 'he does, she does'],
    ['we do', 'you do', 'they do'],
  ],
)

export const aimer = verb(
  'Le verbe aimer',
  ["j'aime", 'tu aimes', 'il aime, elle aime'],
  ['nous aimons', 'vous aimez', 'ils aiment, elles aiment'],
  [
    ['I like', 'you like', 'he likes, she likes'],
    ['we like', 'you like', 'they like'],
  ],
)

export const finir = verb(
  'Le verbe finir',
  ['je finis', 'tu finis', 'il finit, elle finit'],
  ['nous finissons', 'vous finissez', 'ils finissent, elles finissent'],
  [
    ['I finish', 'you finish', 'he finishes, she finishes'],
    ['we finish', 'you finish', 'they finish'],
  ],
)

export const vouloir = verb(
  'Le verbe vouloir',
  ['je veux', 'tu veux', 'il veut, elle veut'],
  ['nous voulons', 'vous voulez', 'ils veulent, elles veulent'],
  [
    ['I want', 'you want', 'he wants, she wants'],
    ['we want', 'you want', 'they want'],
  ],
)

export const pouvoir = verb(
  'Le verbe pouvoir',
  ['je peux', 'tu peux', 'il peut, elle peut'],
  ['nous pouvons', 'vous pouvez', 'ils peuvent, elles peuvent'],
  [
    ['I can', 'you can', 'he can, she can'],
    ['we can', 'you can', 'they can'],
  ],
)

export const devoir = verb(
  'Le verbe devoir',
  ['je dois', 'tu dois', 'il doit, elle doit'],
  ['nous devons', 'vous devez', 'ils doivent, elles doivent'],
  [
    ['I must', 'you must', 'he must, she must'],
    ['we must', 'you must', 'they must'],
  ],
)

export const venir = verb(
  'Le verbe venir',
  ['je viens', 'tu viens', 'il vient, elle vient'],
  ['nous venons', 'vous venez', 'ils viennent, elles viennent'],
  [
    ['I come', 'you come', 'he comes, she comes'],
    ['we come', 'you come', 'they come'],
  ],
)

export const savoir = verb(
  'Le verbe savoir',
  ['je sais', 'tu sais', 'il sait, elle sait'],
  ['nous savons', 'vous savez', 'ils savent, elles savent'],
  [
    ['I know', 'you know', 'he knows, she knows'],
    ['we know', 'you know', 'they know'],
  ],
)

export const prendre = verb(
  'Le verbe prendre',
  ['je prends', 'tu prends', 'il prend, elle prend'],
  ['nous prenons', 'vous prenez', 'ils prennent, elles prennent'],
  [
    ['I take', 'you take', 'he takes, she takes'],
    ['we take', 'you take', 'they take'],
  ],
)

export const attendre = verb(
  'Le verbe attendre (verbes en -re)',
  ["j'attends", 'tu attends', 'il attend, elle attend'],
  ['nous attendons', 'vous attendez', 'ils attendent, elles attendent'],
  [
    ['I wait', 'you wait', 'he waits, she waits'],
    ['we wait', 'you wait', 'they wait'],
  ],
)

export const irVerbs = table(
  'Comme finir',
  ['Je', 'Elle', 'Nous'],
  [
    [
      ['je choisis', 'I choose'],
      ['elle choisit', 'she chooses'],
      ['nous choisissons', 'we choose'],
    ],
    [
      ['je grandis', 'I grow'],
      ['elle grandit', 'she grows'],
      ['nous grandissons', 'we grow'],
    ],
    [
      ['je remplis', 'I fill'],
      ['elle remplit', 'she fills'],
      ['nous remplissons', 'we fill'],
    ],
  ],
)

export const reVerbs = table(
  'Comme attendre',
  ['Je', 'Elle', 'Nous'],
  [
    [
      ['je réponds', 'I answer'],
      ['elle répond', 'she answers'],
      ['nous répondons', 'we answer'],
    ],
    [
      ["j'entends", 'I hear'],
      ['elle entend', 'she hears'],
      ['nous entendons', 'we hear'],
    ],
    [
      ['je perds', 'I lose'],
      ['elle perd', 'she loses'],
      ['nous perdons', 'we lose'],
    ],
    [
      ['je vends', 'I sell'],
      ['elle vend', 'she sells'],
      ['nous vendons', 'we sell'],
    ],
  ],
)

export const seLaver = verb(
  'Le verbe se laver',
  ['je me lave', 'tu te laves', 'il se lave, elle se lave'],
  ['nous nous lavons', 'vous vous lavez', 'ils se lavent, elles se lavent'],
  [
    ['I wash (myself)', 'you wash (yourself)', 'he washes, she washes'],
    ['we wash (ourselves)', 'you wash (yourselves)', 'they wash (themselves)'],
  ],
)

export const reflexives = table(
  'Comme se laver',
  ['Verbe', 'Exemple'],
  [
    ['=se réveiller', ['je me réveille', 'I wake up']],
    ['=se lever', ['je me lève', 'I get up']],
    ["=s'habiller", ["je m'habille", 'I get dressed']],
    ['=se brosser les dents', ['je me brosse les dents', 'I brush my teeth']],
    ["=s'amuser", ["je m'amuse", 'I have fun']],
    ['=se promener', ['je me promène', 'I take a walk']],
    ['=se cacher', ['je me cache', 'I hide']],
    ['=se coucher', ['je me couche', 'I go to bed']],
  ],
)

export const nearFuture = verb(
  'Le futur proche : je vais jouer',
  ['je vais jouer', 'tu vas jouer', 'il va jouer, elle va jouer'],
  ['nous allons jouer', 'vous allez jouer', 'ils vont jouer, elles vont jouer'],
  [
    ['I am going to play', 'you are going to play', 'he is, she is going to play'],
    ['we are going to play', 'you are going to play', 'they are going to play'],
  ],
)

export const past = verb(
  "Le passé composé avec avoir : j'ai mangé",
  ["j'ai mangé", 'tu as mangé', 'il a mangé, elle a mangé'],
  ['nous avons mangé', 'vous avez mangé', 'ils ont mangé, elles ont mangé'],
  [
    ['I ate', 'you ate', 'he ate, she ate'],
    ['we ate', 'you ate', 'they ate'],
  ],
)

export const participles = table(
  'Les participes passés',
  ['Verbe', 'Participe'],
  [
    [
      ['manger', 'to eat'],
      ["j'ai mangé", 'I ate'],
    ],
    [
      ['finir', 'to finish'],
      ["j'ai fini", 'I finished'],
    ],
    [
      ['voir', 'to see'],
      ["j'ai vu", 'I saw'],
    ],
    [
      ['boire', 'to drink'],
      ["j'ai bu", 'I drank'],
    ],
    [
      ['prendre', 'to take'],
      ["j'ai pris", 'I took'],
    ],
    [
      ['écrire', 'to write'],
      ["j'ai écrit", 'I wrote'],
    ],
    [
      ['faire', 'to do, to make'],
      ["j'ai fait", 'I did, I made'],
    ],
    [
      ['rester', 'to stay'],
      ['je suis resté, je suis restée', 'I stayed'],
    ],
  ],
)

export const pastWithEtre = verb(
  'Le passé composé avec être : je suis allé',
  ['je suis allé, je suis allée', 'tu es allé, tu es allée', 'il est allé, elle est allée'],
  [
    'nous sommes allés, nous sommes allées',
    'vous êtes allés, vous êtes allées',
    'ils sont allés, elles sont allées',
  ],
  [
    ['I went', 'you went', 'he went, she went'],
    ['we went', 'you went', 'they went'],
  ],
)

type Three = readonly [string, string, string]

/** A verb's table, with the singular on the left and the plural on the right. */
function verb(title: string, singular: Three, plural: Three, english: readonly [Three, Three]): Table {
  return table(
    title,
    ['Singulier', 'Pluriel'],
    singular.map((french, index) => [
      [french, english[0][index] ?? ''],
      [plural[index] ?? '', english[1][index] ?? ''],
    ]),
  )
}
