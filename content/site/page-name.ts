import { type GameKind, kinds } from '../../domain/games/kinds.ts'
import { type Grade, gradeNames, linkGrade } from '../grades.ts'
import { pageOf } from '../routes.ts'
import { linkKind } from './link-kind.ts'

/** The key and menu title of a page or game. The menu title alone is not unique. */
export interface NamedPage {
  clientID: string
  displayName: string
}

/** The parts that identify a page or game. */
interface NameParts {
  /** Null if it is not a game. */
  kind: GameKind | null
  /** The menu title without kind and grade. */
  theme: string
  /** Null if the theme contains it, or for all grades. */
  grade: Grade | null
}

export function namePartsOf({ clientID, displayName }: NamedPage): NameParts {
  const kind = linkKind(clientID)
  const prefix = kind === null ? '' : `${kinds[kind].look.name} : `
  const grade = linkGrade(clientID)
  const suffix = grade === null ? '' : ` (${gradeNames[grade]})`
  const start = displayName.startsWith(prefix) ? prefix.length : 0
  const end = displayName.endsWith(suffix) ? displayName.length - suffix.length : displayName.length
  const theme = displayName.slice(start, end) || displayName
  return { kind, theme, grade: grade !== null && theme.includes(gradeNames[grade]) ? null : grade }
}

/** The unique name of a page or game: "Mémoire – Les animaux de la ferme (3e année)". */
export function pageName(named: NamedPage): string {
  const { kind, theme, grade } = namePartsOf(named)
  const family = kind === null ? familyOf(named.clientID) : kinds[kind].look.name
  return `${family === null ? '' : `${family} – `}${theme}${grade === null ? '' : ` (${gradeNames[grade]})`}`
}

function familyOf(clientID: string): string | null {
  return pageOf(clientID)?.kind === 'vocabulary' ? 'Vocabulaire' : null
}
