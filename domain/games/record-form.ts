/** The form for records of a kind: the fields of an item, and settings for all items. */
export interface RecordForm {
  fields: readonly RecordField[]
  /** The record may offer levels to choose before the start. */
  hasFilters?: true
  /** The record may have pictures and sounds for its choices. */
  hasChoices?: true
  /** Settings for all items. */
  settings?: readonly RecordSetting[]
}

/** A boolean setting for all items of a record. */
export interface RecordSetting {
  /** The property name in the record. */
  name: string
  /** French label. */
  label: string
  /** Enabled by default in new records of these grades. */
  grades?: readonly number[]
}

export interface RecordField {
  /** The field's path in an item, e.g. `phrase.word`. */
  path: string
  /**
   * `texts`: several texts, separated by commas or semicolons. `sentences`: several texts that may contain
   * commas, separated by semicolons only.
   */
  kind: 'text' | 'number' | 'texts' | 'sentences' | 'picture' | 'sound'
  /** French label. */
  label: string
  isRequired: boolean
  /** The field whose text is used while this one is empty. */
  orElse?: string
  /** The texts belong by position to those of another field, so empty ones between them are kept. */
  isPositional?: true
  /** Only used if the record has levels. */
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

export const choiceFields = [field('word', 'text', 'Choix', true), picture, sound]

/** For games that match a picture and its word. */
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

/** For games that ask questions. */
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

/** For games in which the player chooses a reply. */
export const repliesForm: RecordForm = {
  fields: [
    field('question', 'text', 'Ce qui est dit', true),
    field('english', 'text', 'En anglais'),
    field('answers', 'sentences', 'Bonnes répliques, avec des points-virgules', true),
    {
      ...field(
        'next',
        'sentences',
        "Ce qui est dit ensuite, après chaque réplique, avec des points-virgules (rien : c'est fini)",
      ),
      isPositional: true,
    },
    field('others', 'sentences', 'Mauvaises répliques, avec des points-virgules'),
    picture,
    sound,
  ],
  hasChoices: true,
}

/** For games that ask for whole sentences. */
export const sentencesForm: RecordForm = {
  fields: [
    field('sentence', 'text', 'Phrase', true),
    field('orders', 'sentences', 'Autres ordres justes, avec des points-virgules'),
    picture,
    sound,
  ],
}

/** For games with a blank in a sentence. */
export const blanksForm: RecordForm = {
  fields: [
    field('text', 'text', 'Phrase avec _____ (5 traits)', true),
    field('answer', 'text', 'Bonne réponse', true),
    field('verbs', 'texts', 'Choix, avec des virgules ou des points-virgules'),
    picture,
    field('english', 'text', "Ce que l'image montre, en anglais, pour les lecteurs d'écran"),
    field('times', 'number', "Combien de fois l'image est montrée"),
    sound,
    field('asked', 'sound', 'Son de la phrase avec son blanc'),
    field('why.french', 'text', "Pourquoi, en une ligne; l'important entre *étoiles*"),
    field('why.english', 'text', 'Pourquoi, en anglais'),
    field('why.sound', 'sound', 'Son du pourquoi'),
  ],
  hasChoices: true,
  settings: [
    {
      name: 'isHeard',
      label: 'La phrase est dite avec son image, et chaque choix peut être entendu',
      grades: [1, 3],
    },
  ],
}
