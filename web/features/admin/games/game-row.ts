import type { TakenNames } from '../../../../content/games/new-game.ts'
import type { Grade } from '../../../../content/grades.ts'
import { linkGrade } from '../../../../content/grades.ts'
import { pages } from '../../../../content/routes.ts'
import type { StoredGame } from '../../../../domain/api/game.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { checkRecord, type RecordCheck } from '../../../../domain/games/check-record.ts'
import { type GameKind, kinds } from '../../../../domain/games/kinds.ts'
import { isGameKind } from '../../../../domain/games/registry.ts'

export interface GameRow {
  game: StoredGame
  kind: GameKind
  kindName: string
  /** Null if the game is for all grades. */
  grade: Grade | null
  theme: string
  /** The menu link to the game, if any. */
  link: MenuLink | null
  check: RecordCheck
}

/** Returns the rows of the list. Records of kinds that this version of the site does not know are omitted. */
export function gameRows(games: readonly StoredGame[], links: readonly MenuLink[]): GameRow[] {
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

/** The title of the word page with the same words, else the part of the game's title after its kind. */
function themeOf({ clientID, description }: StoredGame): string {
  const name = clientID.replace(/^Page_(?:Grade\d_)?Games_(?:[^_]+_)?(?:Grade\d_)?/, '')
  return vocabularyTitles.get(name) ?? description.split(' : ').at(-1) ?? ''
}

const vocabularyTitles = new Map(
  pages
    .filter(({ kind }) => kind === 'vocabulary')
    .map(({ clientID, title }) => [clientID.replace(/^Page_Grade\d_Vocabulary_/, ''), title]),
)

/** Cached per game, because the list is rendered often. */
function checkOf(game: StoredGame, kind: GameKind): RecordCheck {
  const known = checks.get(game)
  if (known) return known
  const check = checkRecord(kind, game.data)
  checks.set(game, check)
  return check
}

const checks = new WeakMap<StoredGame, RecordCheck>()

type Named = Pick<StoredGame, 'id' | 'clientID'>

/** The keys and ids that a new game cannot have: those of the stored games, of the menu and of unsaved drafts. */
export function takenNames(
  games: readonly Named[],
  links: readonly MenuLink[],
  drafts: readonly Named[],
): TakenNames {
  return {
    clientIDs: new Set([...games, ...links, ...drafts].map(({ clientID }) => clientID)),
    ids: new Set([...games, ...drafts].map(({ id }) => id)),
  }
}
