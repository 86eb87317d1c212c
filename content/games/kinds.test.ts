import { describe, expect, it } from 'vitest'
import { gameKinds } from '../../domain/games/kinds.ts'
import { games } from '../../domain/games/registry.ts'
import { gameSeeds } from '../games.ts'
import { groups } from '../menu-groups.ts'
import { pages } from '../routes.ts'

describe.each(gameKinds)('the school and its games of %s', (kind) => {
  it('has a page that plays them', () => {
    expect(pages.filter(({ game }) => game === kind)).not.toEqual([])
  })

  it('starts with a record', () => {
    expect(gameSeeds.filter((seed) => seed.kind === kind)).not.toEqual([])
  })

  it('has a group of the menu for their links', () => {
    expect(groups.map(({ groupID }) => groupID)).toContain(games[kind].group)
  })
})
