import { gameWords } from '../../../content/games/game-words.ts'
import { type Grade, gradeNames } from '../../../content/grades.ts'
import { type PageKind, pageOf } from '../../../content/routes.ts'
import { picturePath } from '../../../content/words/media-path.ts'
import type { GameKind } from '../../../domain/games/kinds.ts'
import { games } from '../../../domain/games/registry.ts'
import type { RecordOf } from '../../../web/prerender-data.ts'
import type { PublicPage } from '../public-pages.ts'

/** What the picture of a link shows: a title, what it is about, and four tiles with a picture (a path under the media base) or a text. */
export interface Preview {
  title: string
  about: string
  /** Of `ui/tokens.css`: the grade's colour, else the house's. */
  colour: string
  tiles: readonly Tile[]
}

export type Tile = { picture: string } | { text: string }

/** The picture of a link to a page, out of the page's own words. */
export function previewOf({ title, grade, game, data }: PublicPage): Preview {
  const colour = grade === null ? HOUSE : gradeColours[grade]
  const { page, game: played } = data
  if (game && played)
    return { title, colour, about: about('Un jeu', grade), tiles: gameTiles(game, played.record.data) }
  const record = page?.record
  if (record?.kind === 'vocabulary')
    return { title, colour, about: about('Vocabulaire', grade), tiles: wordTiles(record) }
  const kind = pageOf(page?.clientID ?? '')?.kind
  return {
    title,
    colour,
    about: about('Le français à l’école', grade),
    tiles: (kind && kindTiles[kind]) ?? [],
  }
}

function about(what: string, grade: Grade | null): string {
  return grade === null ? what : `${what}, ${gradeNames[grade]}`
}

/** The first pictures of a page of words, spread over its sections; numbers and letters have none, and stand as text. */
function wordTiles({ content }: RecordOf<'vocabulary'>): Tile[] {
  const words = content.sections.flatMap((section) => section.words)
  const pictures = [...new Set(words.flatMap(({ image }) => image ?? []))]
  if (pictures.length >= 4) return pictures.slice(0, 4).map((path) => ({ picture: path }))
  if (content.form === 'number-grid')
    return content.numbers.slice(0, 4).map(({ value }) => text(String(value)))
  return ['le', 'la', 'un', 'une'].map(text)
}

/** The first items of a game's record, laid out as the game does. */
function gameTiles(kind: GameKind, data: string): Tile[] {
  const { rules, preview } = games[kind]
  const { items } = rules.parseDeck(data)
  const pictures = [...new Set(items.flatMap(({ image }) => image ?? []))]
  const tiles = preview(
    pictures.map((path) => ({ picture: path })),
    gameWords(kind, data).map(text),
  )
  return tiles.flatMap((tile) => (tile === undefined ? [] : 'icon' in tile ? picture(tile.icon) : tile))
}

function picture(name: string): Tile {
  return { picture: picturePath(name) }
}

function text(words: string): { text: string } {
  return { text: words }
}

const HOUSE = '#c7343f'
const gradeColours = { 1: '#c22f55', 3: '#b04e08', 4: '#2b7a3d', 5: '#1a6bb5', 6: '#7443b5' } as const

const kindTiles: Partial<Record<PageKind, readonly Tile[]>> = {
  home: [picture('cow'), text('Bravo!'), picture('books'), picture('musical-notes')],
  letter: [picture('love-letter'), text('Chères familles'), picture('house'), picture('star')],
  announcements: [picture('loudspeaker'), picture('party-popper'), text('Bientôt!'), picture('school')],
  music: [picture('musical-notes'), picture('guitar'), picture('headphone'), text('La la la')],
  videos: [picture('clapper-board'), picture('television'), text('Bonjour!'), picture('cow')],
  stories: [picture('books'), picture('snowman'), picture('cat'), text('Il était une fois')],
  parents: [picture('busts-in-silhouette'), picture('house'), picture('open-book'), text('Ensemble')],
  tribes: [picture('handshake'), text('Écouter'), text('Respecter'), picture('star')],
  resources: [picture('card-file-box'), picture('pencil'), picture('open-book'), picture('bookmark-tabs')],
  leaderboard: [picture('trophy'), picture('star'), text('Bravo!'), text('5 / 5')],
}
