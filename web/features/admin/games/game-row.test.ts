import { expect, it } from 'vitest'
import { gameSeeds } from '../../../../content/games.ts'
import { menuSeeds } from '../../../../content/menu.ts'
import { gameRows, stateOf } from './game-row.ts'

const games = gameSeeds.map((seed) => ({ ...seed, updated: '2026-09-01T12:00:00.000Z', isEdited: false }))
const links = menuSeeds(gameSeeds, []).map((row, index) => ({ ...row, menuLinkID: index + 1, ID: index + 1 }))
const rowOf = (id: string, from = gameRows(games, links)) => from.find(({ game }) => game.id === id)

it('returns kind, grade, theme and state of every shipped game, without faults', () => {
  const rows = gameRows(games, links)
  expect(rows).toHaveLength(games.length)
  expect(rowOf('grade4-animals-farm', rows)).toMatchObject({
    kindName: 'Mémoire',
    grade: 4,
    theme: 'Les animaux de la ferme',
  })
  expect(rowOf('grade1-pets', rows)).toMatchObject({ grade: 1, theme: 'Les animaux de compagnie' })
  expect(rows.filter((row) => row.theme === '' || stateOf(row) !== 'published')).toEqual([])
  expect(rows.filter(({ check }) => check.faults.length > 0)).toEqual([])
})

it('distinguishes a game without a menu row from one with a disabled row', () => {
  const off = links.map((link) => ({ ...link, isEnabled: false }))
  expect(gameRows(games, off).map(stateOf)).not.toContain('published')
  const [row] = gameRows(games, [])
  expect(row && stateOf(row)).toBe('unlinked')
})

it('reports the fault of an unplayable record and omits a record of an unknown kind', () => {
  const [game] = games
  if (!game) throw new Error('There are no games.')
  expect(gameRows([{ ...game, data: '[' }], [])[0]?.check.faults).toEqual([{ code: 'notJson' }])
  expect(gameRows([{ ...game, kind: 'chess' }], [])).toEqual([])
})
