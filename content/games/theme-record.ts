import type { GameKind } from '../../domain/games/kinds.ts'
import { games } from '../../domain/games/registry.ts'
import { pageOf } from '../routes.ts'
import { clientIDOf } from '../site/page-key.ts'
import type { GameSeed } from './game-seed.ts'
import { instructionsOf, leadingRowOf, titleInMenu } from './new-game.ts'
import { type NamedTheme, themeKey, themeSlug } from './theme.ts'

/**
 * The record of a kind on a theme. If the grade has a route for the kind, the key begins with that route
 * (`Page_Grade1_Games_Memory_Pets`), else with the general route (`Page_Games_Memory_Grade4_Animals_Farm`).
 * @param leading settings and choices for its first row, in addition to the kind's own
 */
export function themeRecord(
  kind: GameKind,
  theme: NamedTheme,
  items: readonly object[],
  leading: object = {},
): GameSeed {
  const ownKey = clientIDOf(`/grade${theme.grade}/games/${kind}/${theme.name}`)
  const isOwnRoute = pageOf(ownKey) !== undefined
  const fullTitle = `${games[kind].look.name} : ${theme.title}`
  return {
    id: kind === 'memory' ? themeSlug(theme) : `${kind}-${themeSlug(theme)}`,
    clientID: isOwnRoute ? ownKey : `${clientIDOf(`/games/${kind}`)}_${themeKey(theme)}`,
    kind,
    grade: theme.grade,
    title: isOwnRoute ? fullTitle : titleInMenu(kind, theme.title),
    description: fullTitle,
    instructions: instructionsOf(kind, theme.grade),
    data: JSON.stringify([...leadingRowOf(kind, theme.grade, leading), ...items]),
    wordsPage: theme.wordsPage,
  }
}
