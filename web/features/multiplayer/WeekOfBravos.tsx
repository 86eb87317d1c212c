import { useQueries, useQuery } from '@tanstack/react-query'
import type { Bravo } from '../../../domain/api/bravo.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { weekSpan } from '../../../domain/calendar.ts'
import { type SchoolMonth, schoolMonth } from '../../../domain/school-months.ts'
import { monthBravosQuery } from '../../lib/school/month-bravos-query.ts'
import { schoolTodayQuery } from '../../lib/school/school-today.ts'
import styles from './MultiplayerView.module.css'
import { countThisWeek, monthsOfWeek } from './week-bravos.ts'

/** The pupil's Bravos from multiplayer games this week, and a note when the cap is reached. */
export function WeekOfBravos({ user, cap }: { user: SessionUser; cap: number }) {
  const count = useWeekCount(user.id)
  if (cap === 0)
    return (
      <p className={styles.week}>
        Ces jeux ne donnent pas de Bravos en ce moment.{' '}
        <small lang="en">These games give no Bravos at the moment.</small>
      </p>
    )
  if (count === null) return null
  return (
    <p className={styles.week}>
      <span>
        Cette semaine : {count} / {cap} {cap < 2 ? 'Bravo' : 'Bravos'} avec les jeux à plusieurs.{' '}
        <small lang="en">from multi-player games this week</small>
      </span>
      {count >= cap && (
        <span>
          C'est le maximum : dimanche, on recommence à zéro.{' '}
          <small lang="en">That is the most: on Sunday it starts again.</small>
        </span>
      )}
    </p>
  )
}

/** Null while loading; the page does not wait for it. */
function useWeekCount(userID: number): number | null {
  const { data: today } = useQuery(schoolTodayQuery)
  const start = today && weekSpan(today.week, today.timeZone).start
  const months: SchoolMonth[] =
    today && start ? monthsOfWeek(schoolMonth(start, today.timeZone), today.month) : []
  return useQueries({
    queries: months.map((month) => ({ ...monthBravosQuery(userID, month), refetchOnWindowFocus: true })),
    combine: (answers) => {
      const bravos: Bravo[] = answers.flatMap(({ data }) => data?.data ?? [])
      return start && answers.every(({ data }) => data) ? countThisWeek(bravos, start) : null
    },
  })
}
