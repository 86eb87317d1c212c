import { expect, it } from 'vitest'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { newMenuRow } from '../../../domain/new-menu-row.ts'
import { nextOpenStep, shownSteps } from './shown-steps.ts'

const row = (clientID: string, displayName: string, fields: Partial<MenuLink> = {}): MenuLink => ({
  ...newMenuRow(1),
  menuLinkID: 1,
  groupID: 2,
  clientID,
  displayName,
  ...fields,
})
const music = row('Page_Music', 'La musique')
const farm = row('Page_Games_Memory_Farm', 'Mémoire : La ferme', {
  isBravoEnabled: true,
  externalIdentifier: 'farm',
})
const mission = row('Page_Mission_Monday', 'Ma mission du lundi', { isBravoEnabled: true })
const lesson = (...keys: string[]) => ({
  code: 'BCDF',
  steps: keys.map((clientID) => ({ clientID })),
  done: ['Page_Music'],
})

it('shows each step as in the menu, and whether it is done', () => {
  const steps = shownSteps(lesson('Page_Music', farm.clientID, 'Page_Mission'), [music, farm, mission], [])
  expect(steps.map(({ path, isDone, countsByItself }) => ({ path, isDone, countsByItself }))).toEqual([
    { path: '/music', isDone: true, countsByItself: false },
    { path: '/games/memory/farm', isDone: false, countsByItself: true },
    { path: '/mission', isDone: false, countsByItself: true },
  ])
  expect(steps[2]?.tile.name).toBe('Ma mission')
  expect(nextOpenStep(steps)?.clientID).toBe(farm.clientID)
})

it('replaces a game by practice of its words on a small screen', () => {
  const [game] = shownSteps(lesson(farm.clientID), [farm], [], true)
  expect(game).toMatchObject({ path: `/pratique/${farm.clientID}`, tile: { name: 'Pratique ces mots' } })
})

it('shows the names of closed and deleted steps, and skips them as the next step', () => {
  const steps = shownSteps(
    lesson(farm.clientID, 'Page_Gone', 'Page_Videos'),
    [row('Page_Videos', 'Les vidéos')],
    [farm],
  )
  expect(steps.map(({ path }) => path)).toEqual([null, null, '/videos'])
  expect(steps[0]?.tile.more?.text).toBe('La ferme')
  expect(nextOpenStep(steps)?.clientID).toBe('Page_Videos')
})

it('returns no next step once all open steps are done', () => {
  expect(nextOpenStep(shownSteps(lesson('Page_Music', 'Page_Gone'), [music], []))).toBeNull()
})

it('shows a step of words, which is always open and is done once the words are practised', () => {
  const cow = { word: 'la-vache', french: 'la vache', english: 'cow', image: 'pictures/cow.svg', sound: null }
  const words = [{ ...cow, page: null, theme: 'La ferme' }]
  const steps = [{ clientID: 'words:2', words }]
  const [step] = shownSteps({ code: 'BCDF', steps, done: ['words:2'] }, [], [])
  expect(step).toMatchObject({ path: '/lecon/BCDF/mots/2', isDone: true, countsByItself: true })
  expect(step?.tile.more).toEqual({ text: '1 mot', icon: 'pictures/cow.svg' })
})

it('shows a step of a printed sheet, which the pupil marks as done', () => {
  const sheet = { title: 'Bingo : La ferme', image: 'pictures/game-die.svg', choices: { no: 7 } }
  const [step] = shownSteps({ code: 'BCDF', steps: [{ clientID: 'sheet:1', sheet }], done: [] }, [], [])
  expect(step).toMatchObject({ path: '/lecon/BCDF/feuille/1', countsByItself: false })
  expect(step?.tile).toMatchObject({ name: 'Prends ta feuille', more: { text: 'Bingo : La ferme' } })
})
