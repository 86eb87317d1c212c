import type { GameRecord } from '../../domain/api/game.ts'
import type { VocabularyWord } from '../../domain/api/page.ts'
import { type GameKind, gameKinds, kinds } from '../../domain/games/kinds.ts'
import { games } from '../../domain/games/registry.ts'
import { slugOf } from '../../domain/slug.ts'
import { type Grade, needsNoReading } from '../grades.ts'
import { menuGroups } from '../menu-groups.ts'
import { clientIDOf } from '../site/page-key.ts'

/** Input for a new game. */
export interface NewGame {
  kind: GameKind
  /** Null for all grades. */
  grade: Grade | null
  /** French menu title. */
  title: string
}

/** Keys and identifiers in use. */
export interface TakenNames {
  clientIDs: ReadonlySet<string>
  ids: ReadonlySet<string>
}

/** Kinds that a teacher can create. Scenes and shipped decks cannot be created. */
export const newKinds = gameKinds.filter((kind) => games[kind].form !== null)

/** The data of a record with these words, in order; null if the kind cannot be made from words. */
export function recordOfWords(
  kind: GameKind,
  words: readonly VocabularyWord[],
  grade: Grade | null = null,
): string | null {
  const rows = games[kind].fromWords?.(words, !needsNoReading(grade))
  return rows === undefined ? null : JSON.stringify(rows)
}

/** True if a record of the kind can be made from a list of words. */
export function isMadeOfWords(kind: GameKind): boolean {
  return games[kind].fromWords !== undefined
}

/** Names of the settings for all items of a new record. */
export function settingsOf(kind: GameKind, grade: Grade | null): string[] {
  const settings = games[kind].form?.settings ?? []
  return settings.filter(({ grades }) => grade !== null && grades?.includes(grade)).map(({ name }) => name)
}

/** The first row of a new record: the settings of the kind and grade, and `more`. Empty if there are none. */
export function leadingRowOf(kind: GameKind, grade: Grade, more: object = {}): object[] {
  const settings = settingsOf(kind, grade).map((name) => [name, true])
  const row = { ...Object.fromEntries(settings), ...more }
  return Object.keys(row).length > 0 ? [row] : []
}

/** Maximum length of a game's title in the menu, which is followed by the grade. */
export const MAX_TITLE_LENGTH = 60

/** With kind, grade and number, an identifier has at most 80 characters. */
const MAX_NAME_LENGTH = 50

/**
 * Permanent key and identifier of a new game: `Page_Games_Memory_Grade4_LeCirque` and `memory-grade4-le-cirque`, with a
 * number appended if they are taken.
 */
export function namesOfGame({ kind, grade, title }: NewGame, taken: TakenNames) {
  const slug = slugOf(title).slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'jeu'
  for (let number = 1; ; number++) {
    const theme = number === 1 ? slug : `${slug}-${number}`
    const clientID = clientIDOf(`/games/${kind}/${grade === null ? '' : `grade${grade}/`}${theme}`)
    const id = [kind, ...(grade === null ? [] : [`grade${grade}`]), theme].join('-')
    if (!taken.clientIDs.has(clientID) && !taken.ids.has(id)) return { clientID, id }
  }
}

/** Menu title of a game on a theme. It includes the kind if the menu group has several kinds. */
export function titleInMenu(kind: GameKind, theme: string): string {
  const { group, look } = games[kind]
  const isAlone = menuGroups.some(
    ({ groupID, displayName }) => groupID === group && displayName === look.name,
  )
  return isAlone ? theme : `${look.name} : ${theme}`
}

/** Default texts of a new game. */
export function textsOfGame({
  kind,
  grade,
  title,
}: NewGame): Pick<GameRecord, 'description' | 'instructions'> {
  return { description: `${kinds[kind].look.name} : ${title}`, instructions: instructionsOf(kind, grade) }
}

/** Default instructions of a kind for a grade. */
export function instructionsOf(kind: GameKind, grade: Grade | null): string {
  const { instructions, instructionsWithoutReading } = games[kind]
  return (needsNoReading(grade) && instructionsWithoutReading) || instructions
}
