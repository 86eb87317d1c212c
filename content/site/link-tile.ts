import { type GameKind, kinds } from '../../domain/games/kinds.ts'
import { type Grade, gradeNames } from '../grades.ts'
import { picturePath } from '../words/media-path.ts'
import { type NamedPage, namePartsOf } from './page-name.ts'

/** How a link looks as a tile. Name and picture distinguish it from the tiles next to it. */
export interface LinkTile {
  name: string
  /** Path under the media base; '' if there is none. */
  icon: string
  /** Smaller, below the name: a game's theme, or the grade. */
  more: { text: string; icon: string } | null
}

/** Facts that the heading above the tiles already states, so that tiles do not repeat them. */
export interface TileContext {
  grade?: Grade | null | undefined
  kind?: GameKind | null
}

/** A game shows its kind, with its theme below; any other page shows its theme. */
export function linkTile(link: NamedPage & { icon: string }, said: TileContext = {}): LinkTile {
  const { kind, theme, grade } = namePartsOf(link)
  const ofGrade = grade === null || grade === said.grade ? '' : gradeNames[grade]
  if (kind === null || kind === said.kind)
    return { name: theme, icon: link.icon, more: ofGrade === '' ? null : { text: ofGrade, icon: '' } }
  const { name, icon } = kinds[kind].look
  return {
    name,
    icon: picturePath(icon),
    more: { text: ofGrade === '' ? theme : `${theme} (${ofGrade})`, icon: link.icon },
  }
}
