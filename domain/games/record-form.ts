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
  /** The grades for which it is so in new records. */
  grades?: readonly number[]
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

export function field(
  path: string,
  kind: RecordField['kind'],
  label: string,
  isRequired = false,
): RecordField {
  return { path, kind, label, isRequired }
}

export const picture = field('image', 'picture', 'Image')
export const sound = field('sound', 'sound', 'Son')

/** A text to choose from, with what is seen and heard of it. */
export const choiceFields = [field('word', 'text', 'Choix', true), picture, sound]

/** Of the games that pair a picture with its word, or ask for one by the other. */
export const pairsForm: RecordForm = {
  fields: [
    field('phrase.word', 'text', 'Mot', true),
    { ...field('answer', 'text', 'Réponse'), orElse: 'phrase.word' },
    picture,
    field('phrase.sound', 'sound', 'Son'),
    { ...field('filter', 'number', 'Niveau'), isOfFilters: true },
  ],
  hasFilters: true,
}

/** Of the games that ask questions. */
export const questionsForm: RecordForm = {
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
