import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useReducer } from 'react'
import { MAX_LOGS } from '../../../../domain/api/log.ts'
import { addDays, schoolDay } from '../../../../domain/calendar.ts'
import type { Place } from '../../../../domain/events.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { groupBy } from '../../../../domain/group-by.ts'
import { monthsBack } from '../../../../domain/school-months.ts'
import { onRoomEvent, requestPlacesAgain } from '../../../lib/live/live.ts'
import { menuCacheQuery, menuQuery } from '../../../lib/menu/menu-query.ts'
import { type SchoolToday, schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { useCan } from '../../../lib/session/actor.ts'
import {
  accountsQuery,
  heldActivitiesQuery,
  heldAnswersQuery,
  logsQuery,
  monthBravosQuery,
  monthReportQuery,
} from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { usePageName } from '../data/use-page-name.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { DayChart } from '../ui/DayChart.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './DashboardView.module.css'
import { menuKeyOf, NO_PUPILS_ONLINE, whereaboutsReducer } from './whereabouts.ts'

const DAYS_SHOWN = 14

export function DashboardView({ title }: { title: string }) {
  const school = useQuery(schoolTodayQuery)
  return (
    <AdminPage title={title}>
      <PupilsOnline />
      <Loaded query={school}>
        {(today) => (
          <>
            <Numbers today={today} />
            <ActivityDays today={today} />
          </>
        )}
      </Loaded>
    </AdminPage>
  )
}

function Numbers({ today }: { today: SchoolToday }) {
  const days = useActivityDays(today)
  const bravos = useQuery(monthBravosQuery(today.month))
  const held = useQuery(heldActivitiesQuery(today.month))
  const heldAnswers = useQuery(heldAnswersQuery)
  const readsLogs = useCan('readLogs')
  const armsBonus = useCan('armBonus')
  const logs = useQuery({ ...logsQuery, enabled: readsLogs })
  const cache = useQuery({ ...menuCacheQuery, staleTime: 0 })
  const nameOf = usePageName()
  const timeOf = useSchoolTime()
  const bonus = cache.data?.bonus
  const errorsToday = logs.data?.filter(
    ({ dateReceived }) => schoolDay(new Date(dateReceived), today.timeZone) === today.day,
  )
  return (
    <ul className={styles.numbers}>
      <Tile to="/admin/activities" name="Activités aujourd'hui">
        {days?.filter((day) => day === today.day).length ?? '…'}
      </Tile>
      <Tile to="/admin/useractivity" name="Activités cette semaine">
        {days?.filter((day) => day >= today.week).length ?? '…'}
      </Tile>
      <Tile to="/admin/activities" name="Activités à vérifier">
        {held.data?.filter(({ decision }) => decision === null).length ?? '…'}
      </Tile>
      <Tile to="/admin/activities" name="Réponses à vérifier">
        {heldAnswers.data
          ?.filter(({ decision }) => decision === null)
          .reduce((sum, { answers }) => sum + answers, 0) ?? '…'}
      </Tile>
      <Tile to="/admin/bravos" name="Bravos ce mois-ci">
        {bravos.data?.reduce((sum, { count }) => sum + count, 0) ?? '…'}
      </Tile>
      {readsLogs && (
        <Tile to="/admin/logs" name="Erreurs aujourd'hui">
          {errorsToday ? `${errorsToday.length}${errorsToday.length < MAX_LOGS ? '' : '+'}` : '…'}
        </Tile>
      )}
      {armsBonus && (
        <>
          <Tile to="/admin/bonus-history" name="Boni du moment">
            {bonus?.isActive && bonus.page ? nameOf(bonus.page) : 'aucun'}
          </Tile>
          <Tile to="/admin/bonus-history" name="Dernier boni gagné">
            {bonus?.user
              ? `${bonus.user.displayName}${bonus.updated ? `, ${timeOf(bonus.updated).slice(0, 10)}` : ''}`
              : 'personne'}
          </Tile>
        </>
      )}
    </ul>
  )
}

function Tile({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.value}>{children}</span> <span>{name}</span>
      </Link>
    </li>
  )
}

function ActivityDays({ today }: { today: SchoolToday }) {
  const days = useActivityDays(today) ?? []
  const counts = Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const day = addDays(today.day, index + 1 - DAYS_SHOWN)
    return { day, count: days.filter((each) => each === day).length }
  })
  return <DayChart title="Activités comptées des deux dernières semaines" days={counts} />
}

/** The day, `YYYY-MM-DD`, of every activity of this month and the previous one; undefined while loading. */
function useActivityDays({ month, timeZone }: SchoolToday): string[] | undefined {
  const reports = useQueries({ queries: monthsBack(month, 2).map(monthReportQuery) })
  if (reports.some(({ data }) => !data)) return undefined
  return reports.flatMap(({ data = [] }) =>
    data.map(({ activityDate }) => schoolDay(new Date(activityDate), timeZone)),
  )
}

function PupilsOnline() {
  const [whereabouts, dispatch] = useReducer(whereaboutsReducer, NO_PUPILS_ONLINE)
  useEffect(() => {
    const stop = onRoomEvent(dispatch)
    requestPlacesAgain()
    return stop
  }, [])
  const { data: accounts = [] } = useQuery(accountsQuery)
  const nameOf = usePageName()
  const { data: links = [] } = useQuery(menuQuery)
  const keyOf = (place: Place) => menuKeyOf(place, links)
  const classOf = new Map(accounts.map(({ id, classCode }) => [id, classCode]))
  const present = [...whereabouts.values()]
    .map(({ user, page }) => ({ ...user, page: nameOf(keyOf(page)), classCode: classOf.get(user.id) ?? '' }))
    .sort((one, other) => frenchOrder(one.displayName, other.displayName))
  const classes = [...groupBy(present, ({ classCode }) => classCode)].sort(([one], [other]) =>
    frenchOrder(one, other),
  )
  return (
    <section className={styles.card} aria-labelledby="online">
      <h2 id="online">
        <Link to="/admin/traces" className={styles.online}>
          Qui est là maintenant : {present.length}
        </Link>
      </h2>
      {classes.length === 0 && <p>Aucun élève n'est sur le site en ce moment.</p>}
      <div className={styles.classes}>
        {classes.map(([classCode, pupils]) => (
          <div key={classCode}>
            <h3>Classe {classCode}</h3>
            <ul className={styles.pupils}>
              {pupils.map(({ id, displayName, page }) => (
                <li key={id}>
                  <b>{displayName}</b> : {page}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
