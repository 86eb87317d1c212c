/**
 * A problem of a record, as a code with fields. A fault excludes a row or the whole record; a warning does
 * not. The sentences are in `note-sentences.ts`, which games do not load.
 */
export type DeckNote<Code extends NoteCode = NoteCode> = {
  [Each in Code]: { code: Each } & NoteFields[Each]
}[Code]

export type NoteCode = keyof NoteFields

/** The kind of items that a record contains, for counting them. */
export type Counted = 'words' | 'phrases' | 'numbers' | 'questions' | 'sentences'

/** A row of a record, counted from 1 within its items or choices. */
export interface RowPlace {
  list: 'items' | 'choices'
  row: number
}

/** An invalid field in a row. */
export interface FieldPlace extends RowPlace {
  /** The field's path, e.g. `phrase.word`; null for the row itself. */
  field: string | null
  /** The field's text; may be empty. */
  text: string
}

/** Codes for invalid fields, used as messages in the row schemas. */
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

/** Fields by code. `words`: the items concerned. */
export interface NoteFields extends Record<FieldFault, FieldPlace> {
  // The record as a whole
  untitled: unknown
  notJson: unknown
  notList: unknown
  unknownDeck: { decks: string }
  sceneMalformed: { field: string | null }
  fewTasks: { least: number; count: number }
  /** `because`: the problem of the first excluded row. */
  tooFew: { least: number; what: Counted; because: DeckNote | null }
  fewForWholeGame: { count: number; full: number; what: Counted }
  fewAnswers: { count: number; full: number }
  sceneWithoutSounds: unknown
  foreignFile: { field: string; file: string }

  // Rows of the record
  longWord: RowPlace
  likeAnother: { words: readonly string[] }
  withoutImage: { words: readonly string[] }
  withoutSound: { words: readonly string[] }
  equalChoices: { words: readonly string[] }
  nothingToChoose: { answer: string }
  fewChoices: { count: number; full: number }
  tooLongToWrite: { word: string }
  noLetterToWrite: { word: string }
  oneWord: { word: string }
  otherWords: { orders: readonly string[] }
  unmatchedNext: { lines: readonly string[] }
  unreachedLines: { words: readonly string[] }

  // The levels to choose before the start
  levelMalformed: { row: number }
  levelHidden: { description: string; value: number }
  levelTooSmall: { description: string; least: number }
  levelSmall: { description: string; full: number; what: Counted }

  // Words of a grid
  noWords: unknown
  signsInWord: { word: string }
  shortWord: { word: string; least: number }
  longForAnyGrid: { word: string; most: number }
  gridTooFull: unknown
}
