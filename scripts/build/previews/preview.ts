import { gameWords } from '../../../content/games/game-words.ts'
import { pageOf } from '../../../content/routes.ts'
import {
  colourOf,
  type Preview,
  pagePreview,
  pictureTile,
  previewTopic,
  type Tile,
  textTile,
} from '../../../content/site/page-preview.ts'
import type { GameKind } from '../../../domain/games/kinds.ts'
import { games } from '../../../domain/games/registry.ts'
import type { PublicPage } from '../public-pages.ts'

/** The link preview of a page or game. */
export function previewOf({ title, grade, game, data }: PublicPage): Preview {
  const { page, game: played } = data
  if (game && played) {
    const tiles = gameTiles(game, played.record.data)
    return { title, colour: colourOf(grade), about: previewTopic('Un jeu', grade), tiles }
  }
  const kind = pageOf(page?.clientID ?? '')?.kind
  return pagePreview({ title, grade, kind }, page?.record ?? null)
}

/** The first items of a game's record, arranged as in the game. */
function gameTiles(kind: GameKind, data: string): Tile[] {
  const { rules, preview } = games[kind]
  const { items } = rules.parseDeck(data)
  const pictures = [...new Set(items.flatMap(({ image }) => image ?? []))]
  const tiles = preview(
    pictures.map((path) => ({ picture: path })),
    gameWords(kind, data).map(textTile),
  )
  return tiles.flatMap((tile) => (tile === undefined ? [] : 'icon' in tile ? pictureTile(tile.icon) : tile))
}
