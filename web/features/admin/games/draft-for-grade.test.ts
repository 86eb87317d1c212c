import { expect, it } from 'vitest'
import { recordOfWords, type TakenNames } from '../../../../content/games/new-game.ts'
import { type Grade, linkGrade } from '../../../../content/grades.ts'
import { draftForGrade as changeGrade } from './draft-for-grade.ts'
import { type GameDraft, newGameDraft, recordDataOf } from './game-draft.ts'
import { takenNames } from './game-row.ts'
import { findKnownWord, readWords } from './read-words.ts'

const none: TakenNames = { clientIDs: new Set<string>(), ids: new Set<string>() }
const draftForGrade = (draft: GameDraft, grade: Grade, taken = none) =>
  changeGrade(draft, grade, taken, findKnownWord)
const draft: GameDraft = newGameDraft(
  { kind: 'memory', grade: 4, title: 'La mer' },
  'le requin, la baleine, le dauphin, le crabe, la pieuvre, la raie',
  none,
)

it('changes the names of a new game when its grade changes', () => {
  const changed = draftForGrade(draft, 5, takenNames([], [], [draft]))
  expect(changed).toEqual({
    ...draft,
    id: 'memory-grade5-la-mer',
    clientID: 'Page_Games_Memory_Grade5_LaMer',
    grade: 5,
  })
  expect(linkGrade(changed.clientID)).toBe(5)
})

it('changes the default instructions and settings of a new game with its grade', () => {
  const inGrade = (grade: Grade) =>
    newGameDraft({ kind: 'dictee-eclair', grade, title: 'La mer' }, 'le crabe, la raie', none)
  expect(draftForGrade(inGrade(4), 1, none)).toEqual(inGrade(1))
  expect(draftForGrade(inGrade(1), 4, none)).toEqual(inGrade(4))
})

it("keeps a teacher's own instructions and settings when the grade changes", () => {
  const plain = newGameDraft({ kind: 'dictee-eclair', grade: 1, title: 'La mer' }, 'le crabe, la raie', none)
  const instructions = 'Écris le mot.'
  const own: GameDraft = { ...plain, instructions, record: plain.record && { ...plain.record, settings: [] } }
  expect(draftForGrade(own, 3, none)).toMatchObject({ instructions, record: { settings: [] } })
})

/** A new game of "Écoute". The last word is not in the word bank. */
const listeningIn = (grade: Grade) =>
  newGameDraft(
    { kind: 'listening', grade, title: 'La ferme' },
    recordOfWords('listening', readWords('la vache\nle cheval\nle zorglub = zorglub toy'), grade) ?? '',
    none,
  )

it.each([
  [4, 1],
  [1, 4],
  [3, 6],
] as const)('rebuilds the answers of a new listening game of grade %i for grade %i', (from, to) => {
  expect({ ...draftForGrade(listeningIn(from), to), data: '' }).toEqual({ ...listeningIn(to), data: '' })
})

it("keeps a teacher's own answers when the grade changes", () => {
  const made = listeningIn(4)
  const [cow = {}, ...others] = made.record?.items ?? []
  const items = [{ ...cow, answer: 'moo' }, ...others]
  const own: GameDraft = { ...made, record: made.record && { ...made.record, items } }
  const changed = draftForGrade(own, 1).record
  expect(changed?.items.map(({ answer }) => answer)).toEqual(['moo', 'le cheval', 'zorglub toy'])
  expect(changed?.choices.map(({ word }) => word)).toEqual(['le cheval'])
})

it('keeps an answer in French if its English is unknown', () => {
  const word = { french: 'le zorglub', english: '', image: 'pictures/cow.svg', sound: null }
  const game = newGameDraft(
    { kind: 'listening', grade: 1, title: 'La ferme' },
    recordOfWords('listening', [word], 1) ?? '',
    none,
  )
  expect(recordDataOf(draftForGrade(game, 4))).toBe(recordDataOf(game))
})
