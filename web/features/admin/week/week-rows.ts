import type { WeekPupil } from '../../../../domain/api/week.ts'
import { addDays } from '../../../../domain/calendar.ts'
import { ACTIVITIES_PER_BRAVO, pillCount } from '../../../../domain/economy.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import type { Column } from '../ui/table-columns.ts'

/** How many weeks back can be looked at: answers to words are kept no longer. */
const WEEKS_BACK = 8

const date = new Intl.DateTimeFormat('fr-CA', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** This week, as its Sunday, and those before it: "du 15 novembre au 21 novembre". */
export function weeksBefore(week: string): { value: string; name: string }[] {
  return Array.from({ length: WEEKS_BACK + 1 }, (_none, back) => {
    const sunday = addDays(week, -7 * back)
    const [from, to] = [sunday, addDays(sunday, 6)].map((day) => date.format(new Date(`${day}T00:00:00Z`)))
    return { value: sunday, name: back === 0 ? `cette semaine, du ${from} au ${to}` : `du ${from} au ${to}` }
  })
}

/** "3 / 5": how far the next Bravo is. */
export function towardsBravo(counted: number): string {
  return frenchSpaces(`${pillCount(counted)} / ${ACTIVITIES_PER_BRAVO}`)
}

/** What the table of a week says; the names and how they are shown are its view's. */
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
