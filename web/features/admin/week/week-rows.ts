import type { WeekPupil } from '../../../../domain/api/week.ts'
import { addDays } from '../../../../domain/calendar.ts'
import { dateInWords } from '../../../../domain/day-in-words.ts'
import { ACTIVITIES_PER_BRAVO, pillCount } from '../../../../domain/economy.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import type { Column } from '../ui/table-columns.ts'

/** Earlier weeks to choose from. Answers to words are not stored longer. */
const PAST_WEEKS = 8

/** Options for this week and earlier ones: value is the Sunday, name "du 15 novembre au 21 novembre". */
export function weekOptions(week: string): { value: string; name: string }[] {
  return Array.from({ length: PAST_WEEKS + 1 }, (_none, back) => {
    const sunday = addDays(week, -7 * back)
    const [from, to] = [sunday, addDays(sunday, 6)].map(dateInWords)
    return { value: sunday, name: back === 0 ? `cette semaine, du ${from} au ${to}` : `du ${from} au ${to}` }
  })
}

/** Activities towards the next Bravo, e.g. "3 / 5". */
export function bravoProgress(counted: number): string {
  return frenchSpaces(`${pillCount(counted)} / ${ACTIVITIES_PER_BRAVO}`)
}

/** Columns of the week table. `WeekView` adds the name column and the styling. */
export function weekColumns(timeOf: (instant: string) => string): Column<WeekPupil>[] {
  return [
    { header: 'Activités', value: ({ counted }) => counted },
    { header: 'Missions', value: ({ missions }) => missions },
    { header: 'Jeux', value: ({ games }) => games },
    { header: 'Mots en progrès', value: ({ words }) => words ?? '' },
    { header: 'Bravos', value: ({ bravos }) => bravos },
    {
      header: 'Dernière visite',
      value: ({ lastSeen }) => (lastSeen === null ? 'jamais' : timeOf(lastSeen).slice(0, 16)),
    },
    { header: "A besoin d'aide", value: ({ helpWith }) => (helpWith ?? []).join(', ') },
  ]
}
