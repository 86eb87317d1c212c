import { type GameKind, kinds } from '../domain/games/kinds.ts'
import { type Grade, gradeNames, linkGrade } from './grades.ts'
import { linkKind } from './link-kind.ts'
import { pageOf } from './routes.ts'

/** A page or game by its key, and what the menu calls it, which is not enough to tell it from others. */
export interface Named {
  clientID: string
  displayName: string
}

/** What a page or game is told apart by. */
interface NameParts {
  /** Of a game. */
  kind: GameKind | null
  /** What it is about: the menu's name without kind and grade. */
  theme: string
  /** Null where the theme says it, or it is for all. */
  grade: Grade | null
}

export function namePartsOf({ clientID, displayName }: Named): NameParts {
  const kind = linkKind(clientID)
  const prefix = kind === null ? '' : `${kinds[kind].look.name} : `
  const grade = linkGrade(clientID)
  const suffix = grade === null ? '' : ` (${gradeNames[grade]})`
  const start = displayName.startsWith(prefix) ? prefix.length : 0
  const end = displayName.endsWith(suffix) ? displayName.length - suffix.length : displayName.length
  const theme = displayName.slice(start, end) || displayName
  return { kind, theme, grade: grade !== null && theme.includes(gradeNames[grade]) ? null : grade }
}

/** What tells a page or game from all others: "Mémoire – Les animaux de la ferme (3e année)". */
export function pageName(named: Named): string {
  const { kind, theme, grade } = namePartsOf(named)
  const family = kind === null ? familyOf(named.clientID) : kinds[kind].look.name
  return `${family === null ? '' : `${family} – `}${theme}${grade === null ? '' : ` (${gradeNames[grade]})`}`
}

function familyOf(clientID: string): string | null {
  return pageOf(clientID)?.kind === 'vocabulary' ? 'Vocabulaire' : null
}
