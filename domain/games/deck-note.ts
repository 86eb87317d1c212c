/**
 * What is told of a record to who can mend it: a code, and what there is to say besides. A note is a fault where it
 * keeps something from being played, else a warning. The sentences stand in `note-sentences.ts`, which no game loads.
 */
export type DeckNote<Code extends NoteCode = NoteCode> = {
  [Each in Code]: { code: Each } & NoteFields[Each]
}[Code]

export type NoteCode = keyof NoteFields

/** What a record is a list of. */
export type Counted = 'words' | 'phrases' | 'numbers' | 'questions' | 'sentences'

/** A row of a record, counted from 1 among its items, its texts to choose from, or its levels. */
export interface RowPlace {
  list: 'items' | 'choices'
  row: number
}

/** What cannot be read in a row of a record. */
export interface FieldPlace extends RowPlace {
  /** Where it stands in the row: `phrase.word`; null where it is the row itself. */
  field: string | null
  /** The text that stands there; empty where there is none. */
  text: string
}

/** What may be wrong with a field, in the schemas of rows: each is the message of a check. */
export const fieldFaults = [
  'malformed',
  'empty',
  'markup',
  'notOneBlank',
  'noLetterToGuess',
  'signsInGrid',
  'shortForGrid',
  'longForGrid',
] as const
export type FieldFault = (typeof fieldFaults)[number]

/** Code -> what is said besides. `words`: the items it is about, by their words. */
export interface NoteFields extends Record<FieldFault, FieldPlace> {
  // Of the record as a whole
  untitled: unknown
  notJson: unknown
  notList: unknown
  unknownDeck: { decks: string }
  sceneMalformed: { field: string | null }
  fewTasks: { least: number; count: number }
  /** `because`: what the first row that was left out lacks. */
  tooFew: { least: number; what: Counted; because: DeckNote | null }
  fewForWholeGame: { count: number; full: number; what: Counted }
  fewAnswers: { count: number; full: number }
  sceneWithoutSounds: unknown
  foreignFile: { field: string; file: string }

  // Of its rows
  longWord: RowPlace
  likeAnother: { words: readonly string[] }
  withoutImage: { words: readonly string[] }
  withoutSound: { words: readonly string[] }
  equalChoices: { words: readonly string[] }
  nothingToChoose: { answer: string }
  fewChoices: { count: number; full: number }
  tooLongToWrite: { word: string }
  noLetterToWrite: { word: string }

  // Of the levels to choose from before the start
  levelMalformed: { row: number }
  levelHidden: { description: string; value: number }
  levelTooSmall: { description: string; least: number }
  levelSmall: { description: string; full: number; what: Counted }

  // Of the words of a grid
  noWords: unknown
  signsInWord: { word: string }
  shortWord: { word: string; least: number }
  longForAnyGrid: { word: string; most: number }
  gridTooFull: unknown
}
