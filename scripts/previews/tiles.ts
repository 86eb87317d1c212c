import { kindTexts } from '../../content/games/kind-texts.ts'
import { gradeNames } from '../../content/grade-names.ts'
import { pageSeeds } from '../../content/pages.ts'
import { type Page, pages } from '../../content/routes.ts'
import { picturePath } from '../../content/words/media-path.ts'
import { type GameKind, gameKinds } from '../../domain/games/kinds.ts'
import { previewOfGame, previewOfPage } from '../build/previews.ts'
import { isPublic } from '../build/public-pages.ts'

/** What a preview shows: a title, what it is about, and four tiles with a picture (a path under the media base) or a text. */
export interface PreviewContent {
  name: string
  title: string
  about: string
  /** Of `ui/tokens.css`: the grade's colour, else the house's. */
  colour: string
  tiles: readonly Tile[]
}

export type Tile = { picture: string } | { text: string }

/** Every preview that a page may name, once. */
export function previewContents(): PreviewContent[] {
  const all = [
    ...pages
      .filter(isPublic)
      .filter(({ kind }) => kind !== 'game')
      .map(ofPage),
    ...gameContents(),
  ]
  return [...new Map(all.toReversed().map((each) => [each.name, each])).values()].toReversed()
}

function ofPage(page: Page): PreviewContent {
  const name = previewOfPage(page)
  const { title, grade, kind } = page
  if (kind !== 'vocabulary')
    return { name, title, about: 'Le français à l’école', colour: HOUSE, tiles: kindTiles[kind] ?? [] }
  return {
    name,
    title,
    about: grade === null ? 'Vocabulaire' : `Vocabulaire de la ${gradeNames[grade]}`,
    colour: grade === null ? HOUSE : gradeColours[grade],
    tiles: wordTiles(page),
  }
}

/** The first pictures of a page of words, spread over its sections; numbers and letters have none, and stand as text. */
function wordTiles({ clientID }: Page): Tile[] {
  const seed = pageSeeds.find((each) => each.clientID === clientID)
  if (seed?.kind !== 'vocabulary') return []
  const words = seed.content.sections.flatMap((section) => section.words)
  const pictures = [...new Set(words.flatMap(({ image }) => image ?? []))]
  if (pictures.length >= 4) return pictures.slice(0, 4).map((picture) => ({ picture }))
  if (seed.content.form === 'number-grid')
    return seed.content.numbers.slice(0, 4).map(({ value }) => ({ text: String(value) }))
  return [{ text: 'le' }, { text: 'la' }, { text: 'un' }, { text: 'une' }]
}

function gameContents(): PreviewContent[] {
  return openGames.map((kind) => ({
    name: previewOfGame(kind),
    title: kind === 'custom-matching' ? 'Les couleurs et les nombres' : kindTexts[kind].name,
    about: 'Un jeu pour apprendre le français',
    colour: HOUSE,
    tiles: gameTiles[kind],
  }))
}

const HOUSE = '#c7343f'
const gradeColours = { 1: '#c22f55', 3: '#b04e08', 4: '#2b7a3d', 5: '#1a6bb5', 6: '#7443b5' } as const

const picture = (name: string): Tile => ({ picture: picturePath(name) })
const text = (words: string): Tile => ({ text: words })

/** The game on scenes is for who has signed in, and no link shows it to others. */
const openGames = gameKinds.filter((kind) => kind !== 'drop')

const gameTiles: Record<Exclude<GameKind, 'drop'>, readonly Tile[]> = {
  memory: [picture('cat'), text('?'), text('?'), picture('cat')],
  exposed: [picture('cow'), text('le chien'), text('la vache'), picture('dog-face')],
  matching: [text('la pomme'), picture('banana'), picture('red-apple'), picture('carrot')],
  'custom-matching': [picture('rainbow'), text('12'), text('7'), picture('artist-palette')],
  numbers: [text('7'), text('12'), text('20'), text('3')],
  comprehension: [picture('open-book'), text('Qui?'), text('Où?'), text('Quand?')],
  listening: [picture('headphone'), text('oui'), text('non'), picture('ear')],
  grammar: [text('je suis'), text('tu es'), text('il est'), picture('pencil')],
  'word-search': [
    text('C H A T'),
    picture('magnifying-glass-tilted-left'),
    picture('cat'),
    text('V A C H E'),
  ],
  'word-challenge': [text('p _ m m e'), picture('red-apple'), text('é è ê'), text('à ç ù')],
  'course-aux-mots': [picture('tractor'), text('le tracteur'), picture('star'), text('+100')],
  'dictee-eclair': [picture('headphone'), text("l'école"), picture('pencil'), picture('high-voltage')],
}

const kindTiles: Partial<Record<Page['kind'], readonly Tile[]>> = {
  home: [picture('cow'), text('Bravo!'), picture('books'), picture('musical-notes')],
  letter: [picture('love-letter'), text('Chères familles'), picture('house'), picture('star')],
  announcements: [picture('loudspeaker'), picture('party-popper'), text('Bientôt!'), picture('school')],
  music: [picture('musical-notes'), picture('guitar'), picture('headphone'), text('La la la')],
  videos: [picture('clapper-board'), picture('television'), text('Bonjour!'), picture('cow')],
  stories: [picture('books'), picture('snowman'), picture('cat'), text('Il était une fois')],
  parents: [picture('busts-in-silhouette'), picture('house'), picture('open-book'), text('Ensemble')],
  tribes: [picture('handshake'), text('Écouter'), text('Respecter'), picture('star')],
  resources: [picture('card-file-box'), picture('pencil'), picture('open-book'), picture('bookmark-tabs')],
  leaderboard: [picture('trophy'), picture('star'), text('Bravo!'), text('n / 5')],
}
