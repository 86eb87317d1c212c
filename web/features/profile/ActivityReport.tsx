import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Activity } from '../../../domain/api/activity.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { frenchDay, monthName, monthParameter } from '../../../domain/school-months.ts'
import { LoadTrouble } from '../../ui/LoadTrouble.tsx'
import { MonthChoice } from '../../ui/MonthChoice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import styles from './ActivityReport.module.css'
import { pageOf } from './pages.ts'
import { ownReportQuery } from './queries.ts'
import { Section } from './Section.tsx'
import type { SchoolToday } from './school-today.ts'

/** What the pupil did in a month, newest first. */
export function ActivityReport({ user, school }: { user: SessionUser; school: SchoolToday }) {
  const [month, setMonth] = useState(school.month)
  const [wanted, setWanted] = useState('')
  const { data, error, refetch } = useQuery(ownReportQuery(user.id, month))
  const found = data?.filter(({ description }) => plain(description).includes(plain(wanted)))
  return (
    <Section title="Mes activités du mois" english="My activities of the month.">
      <div className={styles.choices}>
        <MonthChoice current={school.month} value={month} onChoose={setMonth} />
        <label className={styles.search}>
          Chercher une page
          <input
            type="search"
            className={styles.input}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      </div>
      <p role="status" className={styles.total}>
        {found ? `${monthName(month)} : ${found.length} ${found.length < 2 ? 'activité' : 'activités'}` : ''}
        {!found && !error && 'Ça arrive…'}
      </p>
      {!data && error && <LoadTrouble error={error} onRetry={() => void refetch()} />}
      {found && found.length > 0 && (
        <Rows key={`${monthParameter(month)} ${wanted}`} activities={found} timeZone={school.timeZone} />
      )}
    </Section>
  )
}

function Rows({ activities, timeZone }: { activities: Activity[]; timeZone: string }) {
  const [page, setPage] = useState(1)
  const shown = pageOf(activities, page)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Page</th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map(({ activityLogID, activityDate, description }) => (
            <tr key={activityLogID}>
              <td>{frenchDay(new Date(activityDate), timeZone)}</td>
              <th scope="row">{description}</th>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager label="Pages des activités" page={shown.page} pages={shown.pages} onTurn={setPage} />
    </>
  )
}

/** As small children type: without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
