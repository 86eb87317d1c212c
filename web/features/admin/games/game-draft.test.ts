import { expect, it } from 'vitest'
import { gameSeeds } from '../../../../content/games.ts'
import { gameLink } from '../../../../content/menu.ts'
import { saveLinkRequest } from '../../../../domain/api/menu.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import {
  checkDraft,
  copyDraft,
  draftOfRow,
  type GameDraft,
  newGameDraft,
  newLinkOf,
  recordDataOf,
} from './game-draft.ts'
import { gameRows, takenNames } from './game-row.ts'

const none = { clientIDs: new Set<string>(), ids: new Set<string>() }
const draft: GameDraft = newGameDraft(
  { kind: 'memory', grade: 4, title: 'La mer' },
  'le requin, la baleine, le dauphin, le crabe, la pieuvre, la raie',
  none,
)
const sentence = 'Mémoire : Les animaux que nous avons vus ensemble à la mer et dans les rivières en mai'

it.each([
  ['its own name', { title: ' La mer ' }, 'La mer (4e année)'],
  ['its title without one', { title: '  ' }, 'Mémoire : La mer (4e année)'],
  [
    'the first words of a long title',
    { title: '', description: sentence.repeat(2) },
    'Mémoire : Les animaux que nous avons vus ensemble à la mer… (4e année)',
  ],
  ['as many letters of one long word', { title: 'x'.repeat(200) }, `${'x'.repeat(59)}… (4e année)`],
  ['no half of a sign', { title: '🐙'.repeat(100) }, `${'🐙'.repeat(29)}… (4e année)`],
  ['a name for all grades', { title: '', grade: null }, 'Mémoire : La mer'],
])(
  'uses %s as the menu name of a new game, within the length limit of a row',
  (_what, changes, displayName) => {
    const link = newLinkOf({ ...draft, ...changes })
    expect(saveLinkRequest.parse({ link }).link.displayName).toBe(displayName)
  },
)

it('reports a missing title as a fault', () => {
  expect(checkDraft(draft).faults).toEqual([])
  const check = checkDraft({ ...draft, description: ' ' })
  expect(check).toMatchObject({ isPlayable: true, faults: [{ code: 'untitled' }] })
})

it('gives a copy a different name from that of an unsaved copy of the same game', () => {
  const copy = () => copyDraft(draft, draft, takenNames([], [], [draft]))
  expect(copy()).toMatchObject({
    id: 'memory-grade4-la-mer-2',
    clientID: 'Page_Games_Memory_Grade4_LaMer2',
  })
})

it.each([
  ['with a menu row that names the kind', true],
  ['without a menu row', false],
])('names a copy of a stored game %s without repeating its kind', (_what, isLinked) => {
  const seed = gameSeeds.find(({ id }) => id === 'course-aux-mots-grade3-farm')
  if (!seed) throw new Error('The game does not exist.')
  const game = { ...seed, updated: '2026-09-01T12:00:00.000Z', isEdited: false }
  const links = isLinked ? [{ ...newMenuRow(0), ...gameLink(seed) }] : []
  const [row] = gameRows([game], links)
  const stored = row && draftOfRow(row)
  expect(stored?.title).toBe('Les animaux de la ferme')
  expect(stored && copyDraft(stored, stored, none).description).toBe(
    'Course aux mots : Les animaux de la ferme',
  )
})

it('copies the settings of a game, including those that a new game would have', () => {
  const dictation = newGameDraft(
    { kind: 'dictee-eclair', grade: 1, title: 'La mer' },
    'le crabe, la raie',
    none,
  )
  const typed: GameDraft = { ...dictation, record: dictation.record && { ...dictation.record, settings: [] } }
  expect(dictation.record?.settings).toEqual(['isTiled'])
  expect(recordDataOf(copyDraft(typed, typed, none))).toBe(recordDataOf(typed))
})

it('limits a new word search to forward words only in grade 1', () => {
  const dataIn = (grade: 1 | 4) =>
    JSON.parse(
      recordDataOf(newGameDraft({ kind: 'word-search', grade, title: 'La mer' }, 'crabe, raie', none)),
    )
  expect(dataIn(1)).toEqual([{ forwardsOnly: true }, { word: 'crabe' }, { word: 'raie' }])
  expect(dataIn(4)).toEqual([{ word: 'crabe' }, { word: 'raie' }])
})
