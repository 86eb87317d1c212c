import type { GameKind } from '../../domain/games/kinds.ts'
import { clientIDOf } from '../page-key.ts'
import { pageOf } from '../routes.ts'
import type { GameSeed } from './game-seed.ts'
import { instructionsOf } from './kind-instructions.ts'
import { kindNames } from './kind-names.ts'
import { leadingRowOf } from './new-game.ts'
import { type Theme, themeKey, themeSlug } from './theme.ts'

/** The family of the menu holds more than one kind, so that the theme alone does not name a game. */
const sharedFamilies: ReadonlySet<GameKind> = new Set(['course-aux-mots', 'dictee-eclair'])

/**
 * The record of a kind on a theme. Where the grade has a route of its own for it, the record is that route's
 * (`Page_Grade1_Games_Memory_Pets`), otherwise the general one's (`Page_Games_Memory_Grade4_Animals_Farm`).
 */
export function themeRecord(kind: GameKind, theme: Theme, items: readonly unknown[]): GameSeed {
  const ownKey = clientIDOf(`/grade${theme.grade}/games/${kind}/${theme.name}`)
  const isOwnRoute = pageOf(ownKey) !== undefined
  const fullTitle = `${kindNames[kind].name} : ${theme.title}`
  return {
    id: kind === 'memory' ? themeSlug(theme) : `${kind}-${themeSlug(theme)}`,
    clientID: isOwnRoute ? ownKey : `${clientIDOf(`/games/${kind}`)}_${themeKey(theme)}`,
    kind,
    grade: theme.grade,
    title: isOwnRoute || sharedFamilies.has(kind) ? fullTitle : theme.title,
    description: fullTitle,
    instructions: instructionsOf(kind, theme.grade),
    data: JSON.stringify([...leadingRowOf(kind, theme.grade), ...items]),
    wordsPage: theme.wordsPage,
  }
}
