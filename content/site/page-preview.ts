import type { WrittenPage } from '../../domain/api/written-page.ts'
import { type Grade, gradeNames } from '../grades.ts'
import type { PageKind } from '../routes.ts'
import { picturePath } from '../words/media-path.ts'

/** A link preview: title, topic, and four tiles with a text or a picture (a path under the media base, or a URL). */
export interface Preview {
  title: string
  about: string
  /** The colour of the grade or of the site, from `ui/tokens.css`. */
  colour: string
  tiles: readonly Tile[]
}

export type Tile = { picture: string } | { text: string }

interface Previewed {
  title: string
  grade: Grade | null
  kind: PageKind | undefined
}

/** The link preview of a page, made from its words. */
export function pagePreview({ title, grade, kind }: Previewed, written: WrittenPage | null): Preview {
  const colour = colourOf(grade)
  if (written?.kind === 'vocabulary')
    return { title, colour, about: previewTopic('Vocabulaire', grade), tiles: wordTiles(written.content) }
  return {
    title,
    colour,
    about: previewTopic("Le français à l'école", grade),
    tiles: (kind && kindTiles[kind]) ?? [],
  }
}

export function colourOf(grade: Grade | null): string {
  return grade === null ? HOUSE : gradeColours[grade]
}

export function previewTopic(what: string, grade: Grade | null): string {
  return grade === null ? what : `${what}, ${gradeNames[grade]}`
}

/** The first pictures of a page's sections. Numbers, letters and words without a picture are shown as text. */
function wordTiles(content: Extract<WrittenPage, { kind: 'vocabulary' }>['content']): Tile[] {
  const words = content.sections.flatMap((section) => section.words)
  const pictures = [...new Set(words.flatMap(({ image }) => image ?? []))]
  if (pictures.length >= 4) return pictures.slice(0, 4).map((path) => ({ picture: path }))
  if (content.form === 'number-grid')
    return content.numbers.slice(0, 4).map(({ value }) => textTile(String(value)))
  if (content.form === 'cards' && words.length >= 4)
    return words
      .slice(0, 4)
      .map(({ french, image }) => (image === null ? textTile(french) : { picture: image }))
  return ['le', 'la', 'un', 'une'].map(textTile)
}

export function pictureTile(name: string): Tile {
  return { picture: picturePath(name) }
}

export function textTile(words: string): { text: string } {
  return { text: words }
}

const HOUSE = '#c7343f'
const gradeColours = { 1: '#c22f55', 3: '#b04e08', 4: '#2b7a3d', 5: '#1a6bb5', 6: '#7443b5' } as const

const kindTiles: Partial<Record<PageKind, readonly Tile[]>> = {
  home: [pictureTile('cow'), textTile('Bravo!'), pictureTile('books'), pictureTile('musical-notes')],
  letter: [
    pictureTile('love-letter'),
    textTile('Chères familles'),
    pictureTile('house'),
    pictureTile('star'),
  ],
  announcements: [
    pictureTile('loudspeaker'),
    pictureTile('party-popper'),
    textTile('Bientôt!'),
    pictureTile('school'),
  ],
  music: [
    pictureTile('musical-notes'),
    pictureTile('guitar'),
    pictureTile('headphone'),
    textTile('La la la'),
  ],
  videos: [pictureTile('clapper-board'), pictureTile('television'), textTile('Bonjour!'), pictureTile('cow')],
  stories: [pictureTile('books'), pictureTile('snowman'), pictureTile('cat'), textTile('Il était une fois')],
  parents: [
    pictureTile('busts-in-silhouette'),
    pictureTile('house'),
    pictureTile('open-book'),
    textTile('Ensemble'),
  ],
  tribes: [pictureTile('handshake'), textTile('Écouter'), textTile('Respecter'), pictureTile('star')],
  resources: [
    pictureTile('card-file-box'),
    pictureTile('pencil'),
    pictureTile('open-book'),
    pictureTile('bookmark-tabs'),
  ],
  leaderboard: [pictureTile('trophy'), pictureTile('star'), textTile('Bravo!'), textTile('5 / 5')],
}
