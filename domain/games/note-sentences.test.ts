import { expect, it } from 'vitest'
import { type DeckNote, fieldFaults, type NoteCode } from './deck-note.ts'
import { noteSentence } from './note-sentences.ts'
import { SENTENCE_PATTERN } from './testing/sentences.ts'

const place = { list: 'items', row: 3 } as const
const words = ['la vache', 'le coq', `l'${'x'.repeat(60)}`, "l'oie", 'le chat']

/** One note of each code. */
const notes: { [Code in NoteCode]: DeckNote<Code> } = {
  untitled: { code: 'untitled' },
  notJson: { code: 'notJson' },
  notList: { code: 'notList' },
  unknownDeck: { code: 'unknownDeck', decks: 'colours et numbers' },
  sceneMalformed: { code: 'sceneMalformed', field: 'things.0' },
  fewTasks: { code: 'fewTasks', least: 6, count: 2 },
  tooFew: { code: 'tooFew', least: 2, what: 'words', because: { code: 'notList' } },
  fewForWholeGame: { code: 'fewForWholeGame', count: 1, full: 5, what: 'words' },
  fewAnswers: { code: 'fewAnswers', count: 2, full: 4 },
  sceneWithoutSounds: { code: 'sceneWithoutSounds' },
  foreignFile: { code: 'foreignFile', field: '2.phrase.sound', file: `https://${'x'.repeat(60)}` },
  ...inFields(),
  longWord: { code: 'longWord', ...place },
  likeAnother: { code: 'likeAnother', words },
  withoutImage: { code: 'withoutImage', words },
  withoutSound: { code: 'withoutSound', words },
  equalChoices: { code: 'equalChoices', words },
  nothingToChoose: { code: 'nothingToChoose', answer: 'dors' },
  fewChoices: { code: 'fewChoices', count: 2, full: 4 },
  tooLongToWrite: { code: 'tooLongToWrite', word: 'x'.repeat(300) },
  noLetterToWrite: { code: 'noLetterToWrite', word: '🐱' },
  oneWord: { code: 'oneWord', word: 'Bonjour!' },
  otherWords: { code: 'otherWords', orders: ['Le coq chante.'] },
  unmatchedNext: { code: 'unmatchedNext', lines: words },
  unreachedLines: { code: 'unreachedLines', words },
  levelMalformed: { code: 'levelMalformed', row: 2 },
  levelHidden: { code: 'levelHidden', description: 'Facile', value: 10 },
  levelTooSmall: { code: 'levelTooSmall', description: 'Facile', least: 2 },
  levelSmall: { code: 'levelSmall', description: 'Facile', full: 5, what: 'numbers' },
  noWords: { code: 'noWords' },
  signsInWord: { code: 'signsInWord', word: 'chat🐈' },
  shortWord: { code: 'shortWord', word: 'à', least: 2 },
  longForAnyGrid: { code: 'longForAnyGrid', word: 'x'.repeat(90), most: 25 },
  gridTooFull: { code: 'gridTooFull' },
}

function inFields() {
  const of = { ...place, field: 'phrase.word', text: 'le chat' }
  return {
    malformed: { code: 'malformed' as const, ...of },
    empty: { code: 'empty' as const, ...of },
    markup: { code: 'markup' as const, ...of },
    notOneBlank: { code: 'notOneBlank' as const, ...of },
    noLetterToGuess: { code: 'noLetterToGuess' as const, ...of },
    signsInGrid: { code: 'signsInGrid' as const, ...of },
    shortForGrid: { code: 'shortForGrid' as const, ...of },
    longForGrid: { code: 'longForGrid' as const, ...of },
  }
}

it.each(Object.values(notes))('has a well-formed sentence for the note $code', (note) => {
  expect(noteSentence(note)).toMatch(SENTENCE_PATTERN)
  expect(noteSentence(note)).not.toMatch(/undefined|null|NaN|\[object/)
  expect(noteSentence(note).length).toBeLessThan(260)
})

it.each(fieldFaults)(
  'names the field as in the form: note %s, alone and as the reason for another note',
  (code) => {
    const note = { code, list: 'choices', row: 3, field: 'word', text: 'x' } as const
    const name = (list: string, path: string) => `${list} ${path}`
    expect(noteSentence(note, name)).toMatch(/^Choix 3 : « choices word » /)
    const reason = { code: 'tooFew', least: 1, what: 'words', because: note } as const
    expect(noteSentence(reason, name)).toMatch(/^Il faut au moins 1 mot\. Choix 3 : « choices word » /)
  },
)

it('lists at most three words and the number of the others', () => {
  expect(noteSentence(notes.withoutImage)).toBe(
    `Sans image : « la vache », « le coq », « l'${'x'.repeat(38)}… » et 2 de plus.`,
  )
})
