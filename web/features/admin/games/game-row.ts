import type { TakenNames } from '../../../../content/games/new-game.ts'
import type { Grade } from '../../../../content/grades.ts'
import { linkGrade } from '../../../../content/grades.ts'
import { pages } from '../../../../content/routes.ts'
import type { KeptGame } from '../../../../domain/api/game.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { checkRecord, type RecordCheck } from '../../../../domain/games/check-record.ts'
import { type GameKind, kinds } from '../../../../domain/games/kinds.ts'
import { isGameKind } from '../../../../domain/games/registry.ts'

/** A game's record as the list shows it. */
export interface GameRow {
  game: KeptGame
  kind: GameKind
  kindName: string
  /** Null where it is for all. */
  grade: Grade | null
  theme: string
  /** The menu's link to it; null where there is none. */
  link: MenuLink | null
  check: RecordCheck
}

/** The rows of the list, those of one theme together. A record of an unknown kind is not one of this version's. */
export function gameRows(games: readonly KeptGame[], links: readonly MenuLink[]): GameRow[] {
  const byKey = new Map(links.map((link) => [link.clientID, link]))
  const byID = new Map(links.map((link) => [link.externalIdentifier, link]))
  return games.flatMap((game) => {
    const { kind, clientID, id } = game
    if (!isGameKind(kind)) return []
    const link = byKey.get(clientID) ?? byID.get(id) ?? null
    const grade = linkGrade(clientID)
    return [
      {
        game,
        kind,
        kindName: kindName(kind),
        grade,
        theme: themeOf(game),
        link,
        check: checkOf(game, kind),
      },
    ]
  })
}

export type GameState = 'published' | 'hidden' | 'unlinked'

/** Whether pupils find the game. */
export function stateOf({ link }: Pick<GameRow, 'link'>): GameState {
  if (!link) return 'unlinked'
  return link.isEnabled ? 'published' : 'hidden'
}

export const stateNames: Readonly<Record<GameState, string>> = {
  published: 'publié',
  hidden: 'retiré',
  unlinked: 'hors du menu',
}

export function kindName(kind: GameKind): string {
  return kinds[kind].look.name
}

/** The title of the vocabulary page on the same words; else what the game calls itself after its kind. */
function themeOf({ clientID, description }: KeptGame): string {
  const name = clientID.replace(/^Page_(?:Grade\d_)?Games_(?:[^_]+_)?(?:Grade\d_)?/, '')
  return titles.get(name) ?? description.split(' : ').at(-1) ?? ''
}

const titles = new Map(
  pages
    .filter(({ kind }) => kind === 'vocabulary')
    .map(({ clientID, title }) => [clientID.replace(/^Page_Grade\d_Vocabulary_/, ''), title]),
)

/** A deck is read once: the list is shown again and again. */
function checkOf(game: KeptGame, kind: GameKind): RecordCheck {
  const known = checks.get(game)
  if (known) return known
  const check = checkRecord(kind, game.data)
  checks.set(game, check)
  return check
}

const checks = new WeakMap<KeptGame, RecordCheck>()

/** The names that no new game may have. */
export function takenNames(games: readonly KeptGame[], links: readonly MenuLink[]): TakenNames {
  return {
    clientIDs: new Set([...games, ...links].map(({ clientID }) => clientID)),
    ids: new Set(games.map(({ id }) => id)),
  }
}
