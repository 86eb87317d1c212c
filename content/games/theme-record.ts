import type { GameKind } from '../../domain/games/kinds.ts'
import { games } from '../../domain/games/registry.ts'
import { groups } from '../menu-groups.ts'
import { clientIDOf } from '../page-key.ts'
import { pageOf } from '../routes.ts'
import type { GameSeed } from './game-seed.ts'
import { instructionsOf, leadingRowOf } from './new-game.ts'
import { type Theme, themeKey, themeSlug } from './theme.ts'

/**
 * The record of a kind on a theme. Where the grade has a route of its own for it, the record is that route's
 * (`Page_Grade1_Games_Memory_Pets`), otherwise the general one's (`Page_Games_Memory_Grade4_Animals_Farm`).
 */
export function themeRecord(kind: GameKind, theme: Theme, items: readonly object[]): GameSeed {
  const ownKey = clientIDOf(`/grade${theme.grade}/games/${kind}/${theme.name}`)
  const isOwnRoute = pageOf(ownKey) !== undefined
  const {
    group,
    look: { name },
  } = games[kind]
  // In a group of the menu with more kinds than this one the theme alone names no game.
  const isAlone = groups.some(({ groupID, displayName }) => groupID === group && displayName === name)
  const fullTitle = `${name} : ${theme.title}`
  return {
    id: kind === 'memory' ? themeSlug(theme) : `${kind}-${themeSlug(theme)}`,
    clientID: isOwnRoute ? ownKey : `${clientIDOf(`/games/${kind}`)}_${themeKey(theme)}`,
    kind,
    grade: theme.grade,
    title: isOwnRoute || !isAlone ? fullTitle : theme.title,
    description: fullTitle,
    instructions: instructionsOf(kind, theme.grade),
    data: JSON.stringify([...leadingRowOf(kind, theme.grade), ...items]),
    wordsPage: theme.wordsPage,
  }
}
