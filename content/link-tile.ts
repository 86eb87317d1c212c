import { type GameKind, kinds } from '../domain/games/kinds.ts'
import { type Grade, gradeNames } from './grades.ts'
import { type Named, namePartsOf } from './page-name.ts'
import { picturePath } from './words/media-path.ts'

/** How a choice looks: two that stand side by side are told apart by name and picture. */
export interface LinkTile {
  name: string
  /** Paths under the media base; empty where there is none. */
  icon: string
  /** Below the name and smaller: what a game is about, whose grade it is. */
  more: { text: string; icon: string } | null
}

/** What is said above the choices, and so not by each of them again. */
export interface Said {
  grade?: Grade | null | undefined
  kind?: GameKind | null
}

/** A game shows its kind first, and what it is about below; any other page what it is about. */
export function linkTile(link: Named & { icon: string }, said: Said = {}): LinkTile {
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
