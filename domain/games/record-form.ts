import type { GameKind } from './kinds.ts'

/** How the records of a kind are written in a form: the fields of an item, and what is chosen for all of them. */
export interface RecordForm {
  fields: readonly RecordField[]
  /** Levels may stand before the items, to choose from before the start. */
  hasFilters?: true
  /** The pictures and sounds of the texts to choose from may stand before the items. */
  hasChoices?: true
  /** What may be said of all items. */
  settings?: readonly RecordSetting[]
}

/** What is so for all items of a record, or not. */
export interface RecordSetting {
  /** As the record has it. */
  name: string
  /** French, for the teacher. */
  label: string
}

export interface RecordField {
  /** Where it stands in an item: `phrase.word`. */
  path: string
  /** `texts`: several, with commas between them, or with semicolons. */
  kind: 'text' | 'number' | 'texts' | 'picture' | 'sound'
  /** French, for the teacher. */
  label: string
  isRequired: boolean
  /** The field whose text stands in its place while it is empty. */
  orElse?: string
  /** It says something only where there are choices before the start. */
  isOfFilters?: true
}

const picture = field('image', 'picture', 'Image')
const sound = field('sound', 'sound', 'Son')

/** A text to choose from, with what is seen and heard of it. */
export const choiceFields = [field('word', 'text', 'Choix', true), picture, sound]

const pairs: RecordForm = {
  fields: [
    field('phrase.word', 'text', 'Mot', true),
    { ...field('answer', 'text', 'Réponse'), orElse: 'phrase.word' },
    picture,
    field('phrase.sound', 'sound', 'Son'),
    { ...field('filter', 'number', 'Niveau'), isOfFilters: true },
  ],
  hasFilters: true,
}

const questions: RecordForm = {
  fields: [
    field('question', 'text', 'Question', true),
    field('answer', 'text', 'Réponse', true),
    field(
      'others',
      'texts',
      'Mauvaises réponses, avec des virgules ou des points-virgules (rien : celles des autres questions)',
    ),
    sound,
    field('answerSound', 'sound', 'Son de la réponse'),
  ],
  hasChoices: true,
}

/** Kind -> its form; none where a record is no list of items: a scene, or a deck of the site. */
export const recordForms = {
  memory: pairs,
  exposed: pairs,
  matching: pairs,
  'course-aux-mots': {
    ...pairs,
    settings: [
      { name: 'isWordAsked', label: "Le mot est dit et l'élève touche son image, sans avoir à lire" },
    ],
  },
  'dictee-eclair': {
    ...pairs,
    settings: [{ name: 'isTiled', label: "L'élève forme le mot avec ses lettres, mêlées et sans l'article" }],
  },
  numbers: {
    fields: [
      field('number', 'number', 'Nombre', true),
      field('phrase.word', 'text', 'Ce qui est dit', true),
      field('phrase.sound', 'sound', 'Son'),
    ],
  },
  comprehension: questions,
  listening: questions,
  grammar: {
    fields: [
      field('text', 'text', 'Phrase avec _____ (5 traits)', true),
      field('answer', 'text', 'Bonne réponse', true),
      field('verbs', 'texts', 'Choix, avec des virgules ou des points-virgules'),
      picture,
      field('times', 'number', "Combien de fois l'image est montrée"),
      sound,
      field('asked', 'sound', 'Son de la phrase avec son blanc'),
      field('why.french', 'text', "Pourquoi, en une ligne; l'important entre *étoiles*"),
      field('why.english', 'text', 'Pourquoi, en anglais'),
      field('why.sound', 'sound', 'Son du pourquoi'),
    ],
    hasChoices: true,
    settings: [
      { name: 'isHeard', label: 'La phrase est dite avec son image, et chaque choix peut être entendu' },
    ],
  },
  'word-search': {
    fields: [field('word', 'text', 'Mot', true), picture, sound],
    settings: [
      {
        name: 'forwardsOnly',
        label: "Les mots s'écrivent seulement vers la droite ou vers le bas, jamais à l'envers",
      },
    ],
  },
  'word-challenge': {
    fields: [field('phrase', 'text', 'Mot ou phrase', true), picture, sound],
    settings: [
      { name: 'ignoreAccents', label: 'Les accents ne comptent pas : É se trouve avec E' },
      { name: 'isHeard', label: "Le mot est dit, et il n'y a que ses lettres et quelques autres" },
    ],
  },
  'custom-matching': null,
  drop: null,
} as const satisfies Record<GameKind, RecordForm | null>

function field(path: string, kind: RecordField['kind'], label: string, isRequired = false): RecordField {
  return { path, kind, label, isRequired }
}
