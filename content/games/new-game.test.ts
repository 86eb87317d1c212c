import { expect, it } from 'vitest'
import { gameSeeds } from '../games.ts'
import { linkGrade } from '../grades.ts'
import { gameLink } from '../menu.ts'
import { linkPath } from '../site/link-path.ts'
import { namesOfGame, newKinds, textsOfGame } from './new-game.ts'

const none = { clientIDs: new Set<string>(), ids: new Set<string>() }
const taken = {
  clientIDs: new Set(gameSeeds.map(({ clientID }) => clientID)),
  ids: new Set(gameSeeds.map(({ id }) => id)),
}

it.each(newKinds)('gives a new %s game a path, a grade and a place in the menu of its kind', (kind) => {
  const game = { kind, grade: 4, title: "L'île aux trésors" } as const
  const names = namesOfGame(game, taken)
  expect(names.id).toBe(`${kind}-grade4-l-ile-aux-tresors`)
  expect(linkPath({ ...names, externalIdentifier: names.id })).toBe(`/games/${kind}/${names.id}`)
  expect(linkGrade(names.clientID)).toBe(4)
  const link = gameLink({ ...names, ...game })
  const sibling = gameSeeds.find((seed) => seed.kind === kind && seed.clientID.startsWith('Page_Games'))
  expect(link).toMatchObject({
    displayName: "L'île aux trésors (4e année)",
    parentGroupID: sibling && gameLink(sibling).parentGroupID,
    isEnabled: true,
    isBravoEnabled: true,
    externalIdentifier: names.id,
  })
  expect(textsOfGame(game).description).toMatch(/ : L'île aux trésors$/)
})

it('numbers a name that is taken, and uses a default name for a title without letters', () => {
  const first = { kind: 'memory', grade: null, title: 'Le cirque' } as const
  expect(namesOfGame(first, none)).toEqual({
    clientID: 'Page_Games_Memory_LeCirque',
    id: 'memory-le-cirque',
  })
  const again = { clientIDs: new Set(['Page_Games_Memory_LeCirque']), ids: new Set(['memory-le-cirque-2']) }
  expect(namesOfGame(first, again).id).toBe('memory-le-cirque-3')
  expect(namesOfGame({ ...first, title: '🎪' }, none).id).toBe('memory-jeu')
})

it('respects the length limits of the record and its link', () => {
  const { clientID, id } = namesOfGame({ kind: 'course-aux-mots', grade: 6, title: 'é'.repeat(60) }, none)
  expect(clientID.length).toBeLessThanOrEqual(120)
  expect(id).toMatch(/^[A-Za-z0-9][\w.-]{0,79}$/)
})
