import { linkGrade } from '../../content/grades.ts'
import { gameLink, menuSeeds } from '../../content/menu.ts'
import { wordsPageOf } from '../../content/site/words-page-of.ts'
import type { Actor } from '../../domain/access.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import { HIDDEN_NAME, hiddenKey } from '../../domain/hidden-row.ts'
import { blockingRow, pathFinder } from '../../domain/menu-visibility.ts'

/**
 * The menu as `actor` may read it. Contains every row, since browsers derive from the rows which pages are
 * closed. A row that is closed to `actor` gets its shipped name or, if the school made it, no name and an
 * opaque key.
 * @param whitelisted the client IDs of the pages on whose whitelist `actor` is
 */
export async function readersMenu(
  links: readonly MenuLink[],
  actor: Actor,
  whitelisted: ReadonlySet<string>,
): Promise<MenuLink[]> {
  shippedRows ??= indexShippedRows()
  const shipped = await shippedRows
  const pathOf = pathFinder(links, wordsPageOf)
  return links.map((link) => {
    const closing = blockingRow(pathOf(link), actor, whitelisted)
    return closing ? hideRow(link, closing, shippedRow(link, shipped)) : link
  })
}

function hideRow(link: MenuLink, closing: MenuLink, shipped: NamedRow | undefined): MenuLink {
  const isGroup = link.clientID === ''
  if (shipped) return { ...link, displayName: shipped.displayName, icon: shipped.icon }
  const unnamed = { ...link, displayName: HIDDEN_NAME, icon: '' }
  if (isGroup) return unnamed
  return {
    ...unnamed,
    clientID: hiddenKey(link.clientID),
    externalIdentifier: null,
    // Browsers cannot find the closing row by the opaque key, so its flags are copied to this row.
    isEnabled: link.isEnabled && closing.isEnabled,
    isAuthRequired: link.isAuthRequired || closing.isAuthRequired,
    isAdminRequired: link.isAdminRequired || closing.isAdminRequired,
    isWhiteListEnabled: link.isWhiteListEnabled || closing.isWhiteListEnabled,
  }
}

/** The shipped row with the same key. */
function shippedRow({ clientID, groupID }: MenuLink, { groups, links }: ShippedRows): NamedRow | undefined {
  return clientID === '' ? groups.get(groupID) : links.get(clientID)
}

type NamedRow = Pick<MenuLink, 'displayName' | 'icon'>
interface ShippedRows {
  groups: ReadonlyMap<number | null, NamedRow>
  links: ReadonlyMap<string, NamedRow>
}

/** Loaded on demand to keep cold starts fast. */
let shippedRows: Promise<ShippedRows> | undefined

async function indexShippedRows(): Promise<ShippedRows> {
  const { default: shippedGames } = await import('../../content/games/shipped-games.json', {
    with: { type: 'json' },
  })
  const rows = menuSeeds([], [])
  const games = shippedGames.map((game) => gameLink({ ...game, grade: linkGrade(game.clientID) }))
  return {
    groups: new Map(rows.filter(({ clientID }) => clientID === '').map((row) => [row.groupID, row])),
    links: new Map([...games, ...rows].map((row) => [row.clientID, row])),
  }
}
