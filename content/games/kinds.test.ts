import { describe, expect, it } from 'vitest'
import { gameKinds } from '../../domain/games/kinds.ts'
import { games } from '../../domain/games/registry.ts'
import { gameSeeds } from '../games.ts'
import { menuGroups } from '../menu-groups.ts'
import { pages } from '../routes.ts'

describe.each(gameKinds)('a school with %s games', (kind) => {
  it('has a page for them', () => {
    expect(pages.filter(({ game }) => game === kind)).not.toEqual([])
  })

  it('has a shipped record for them', () => {
    expect(gameSeeds.filter((seed) => seed.kind === kind)).not.toEqual([])
  })

  it('has a menu group for their links', () => {
    expect(menuGroups.map(({ groupID }) => groupID)).toContain(games[kind].group)
  })
})
