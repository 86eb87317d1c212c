import type { GameRecord } from '../../domain/api/game.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { slugOf } from '../../domain/slug.ts'
import { type Grade, needsNoReading } from '../grades.ts'
import { clientIDOf } from '../page-key.ts'
import { instructionsOf } from './kind-instructions.ts'
import { kindNames } from './kind-names.ts'

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
export const newKinds = [
  'memory',
  'exposed',
  'matching',
  'word-search',
  'word-challenge',
  'course-aux-mots',
  'dictee-eclair',
  'numbers',
  'listening',
  'comprehension',
  'grammar',
] as const satisfies readonly GameKind[]

export function isNewKind(kind: GameKind): kind is (typeof newKinds)[number] {
  return newKinds.some((each) => each === kind)
}

/** What is so for all items of a record where its pupils do not read with ease, as its kind names it. */
const withoutReading: Partial<Record<GameKind, string>> = {
  'course-aux-mots': 'isWordAsked',
  'dictee-eclair': 'isTiled',
  'word-challenge': 'isHeard',
  grammar: 'isHeard',
}

/** What is so for all items of a new record, as its kind names it. */
export function settingsOf(kind: GameKind, grade: Grade | null): string[] {
  // Who begins to read reads from left to right and from top to bottom alone.
  if (kind === 'word-search' && grade === 1) return ['forwardsOnly']
  const setting = needsNoReading(grade) ? withoutReading[kind] : undefined
  return setting === undefined ? [] : [setting]
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

/** What a new game says of itself until the teacher writes something else. */
export function textsOfGame({
  kind,
  grade,
  title,
}: NewGame): Pick<GameRecord, 'description' | 'instructions'> {
  return { description: `${kindNames[kind].name} : ${title}`, instructions: instructionsOf(kind, grade) }
}
