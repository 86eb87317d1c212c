import type { GameRecord } from '../../domain/api/game.ts'
import type { VocabularyWord } from '../../domain/api/page.ts'
import { type GameKind, gameKinds, kinds } from '../../domain/games/kinds.ts'
import { games } from '../../domain/games/registry.ts'
import { slugOf } from '../../domain/slug.ts'
import { type Grade, needsNoReading } from '../grades.ts'
import { groups } from '../menu-groups.ts'
import { clientIDOf } from '../page-key.ts'

/** What a new game is made of. */
export interface NewGame {
  kind: GameKind
  /** Null where it is for all. */
  grade: Grade | null
  /** French, as the menu names it. */
  title: string
}

/** The keys and identifiers that are taken. */
export interface TakenNames {
  clientIDs: ReadonlySet<string>
  ids: ReadonlySet<string>
}

/** The kinds of which a teacher can make a record: a scene is drawn, a deck of the site is the site's. */
export const newKinds = gameKinds.filter((kind) => games[kind].form !== null)

/** The data of a record of the kind on these words, in their order; null where words alone make none. */
export function recordOfWords(
  kind: GameKind,
  words: readonly VocabularyWord[],
  grade: Grade | null = null,
): string | null {
  const rows = games[kind].fromWords?.(words, !needsNoReading(grade))
  return rows === undefined ? null : JSON.stringify(rows)
}

/** Whether a list of words makes a record of the kind. */
export function isMadeOfWords(kind: GameKind): boolean {
  return games[kind].fromWords !== undefined
}

/** What is so for all items of a new record, as its kind names it. */
export function settingsOf(kind: GameKind, grade: Grade | null): string[] {
  const settings = games[kind].form?.settings ?? []
  return settings.filter(({ grades }) => grade !== null && grades?.includes(grade)).map(({ name }) => name)
}

/** The same as the first row of a record; none where nothing is set. */
export function leadingRowOf(kind: GameKind, grade: Grade): object[] {
  const settings = settingsOf(kind, grade)
  return settings.length > 0 ? [Object.fromEntries(settings.map((name) => [name, true]))] : []
}

/** How long a game's name in the menu may be: the row has the grade behind it. */
export const LONGEST_TITLE = 60

/** With the kind, the grade and a number it is an identifier of 80 letters at most. */
const LONGEST_NAME = 50

/**
 * The names of a new game, which stay for as long as it is there: `Page_Games_Memory_Grade4_LeCirque` and
 * `memory-grade4-le-cirque`, with a number behind where they are taken.
 */
export function namesOfGame({ kind, grade, title }: NewGame, taken: TakenNames) {
  const slug = slugOf(title).slice(0, LONGEST_NAME).replace(/-$/, '') || 'jeu'
  for (let number = 1; ; number++) {
    const theme = number === 1 ? slug : `${slug}-${number}`
    const clientID = clientIDOf(`/games/${kind}/${grade === null ? '' : `grade${grade}/`}${theme}`)
    const id = [kind, ...(grade === null ? [] : [`grade${grade}`]), theme].join('-')
    if (!taken.clientIDs.has(clientID) && !taken.ids.has(id)) return { clientID, id }
  }
}

/** What the menu calls a game on a theme: in a group with more kinds than this one the theme alone names no game. */
export function titleInMenu(kind: GameKind, theme: string): string {
  const { group, look } = games[kind]
  const isAlone = groups.some(({ groupID, displayName }) => groupID === group && displayName === look.name)
  return isAlone ? theme : `${look.name} : ${theme}`
}

/** What a new game says of itself until the teacher writes something else. */
export function textsOfGame({
  kind,
  grade,
  title,
}: NewGame): Pick<GameRecord, 'description' | 'instructions'> {
  return { description: `${kinds[kind].look.name} : ${title}`, instructions: instructionsOf(kind, grade) }
}

/** What a record of the kind tells the pupils of a grade. */
export function instructionsOf(kind: GameKind, grade: Grade | null): string {
  const { instructions, instructionsWithoutReading } = games[kind]
  return (needsNoReading(grade) && instructionsWithoutReading) || instructions
}
