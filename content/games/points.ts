import type { GameSeed } from './game-seed.ts'
import { pairOf } from './pairs.ts'
import { isShort, type Theme, themeKey } from './theme.ts'
import { themeRecord } from './theme-record.ts'

/** Short enough to be read at a glance. */
const LONGEST_RACED = 24
/** Short enough to be kept in mind while it is written. */
const LONGEST_DICTATED = 18

/** Some themes of every grade, with many words that are quickly read. */
const raced = keys(
  'Grade1_Pets Grade1_Classroom Grade1_Sports Grade1_Bodyparts',
  'Grade3_Farm Grade3_Zoo Grade3_School Grade3_Feelings',
  'Grade4_Animals_Zoo Grade4_House Grade4_Party_Food Grade4_Actions Grade4_Winter_Clothing',
  'Grade5_Ingredients Grade5_Professions Grade5_Zoo Grade5_Bodyparts',
  'Grade6_Vacation Grade6_Festival_Food Grade6_Holiday Grade6_Activity',
)

/** Some themes of every grade, with words that are spelt much as they sound or were learnt early. */
const dictated = keys(
  'Grade1_Numbers Grade1_Pets',
  'Grade3_Numbers Grade3_Pets Grade3_Farm Grade3_Classroom',
  'Grade4_Animals_Farm Grade4_House Grade4_School Grade4_Halloween Grade4_Camping',
  'Grade5_Bodyparts Grade5_Ingredients Grade5_Workplaces Grade5_Zoo',
  'Grade6_Vacation Grade6_Festival_Sights Grade6_Halloween Grade6_Numbers',
)

/** The games for points on a theme. */
export function pointGames(theme: Theme): GameSeed[] {
  const key = themeKey(theme)
  return [
    ...(raced.has(key) ? [themeRecord('course-aux-mots', theme, shortPairs(theme, LONGEST_RACED))] : []),
    ...(dictated.has(key) ? [themeRecord('dictee-eclair', theme, dictation(theme))] : []),
  ]
}

/** A comma stands in the two forms of an adjective, which are too much to write at once. */
function dictation(theme: Theme) {
  return shortPairs(theme, LONGEST_DICTATED).filter(({ answer }) => !answer.includes(','))
}

function shortPairs({ words }: Theme, longest: number) {
  return words.filter((word) => isShort(word, longest)).map(pairOf)
}

function keys(...grades: readonly string[]): ReadonlySet<string> {
  return new Set(grades.flatMap((grade) => grade.split(' ')))
}
