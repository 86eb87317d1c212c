import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Activity } from '../../../domain/api/activity.ts'
import { frenchDay } from '../../../domain/day-in-words.ts'
import { monthName, monthParameter, type SchoolMonth } from '../../../domain/school-months.ts'
import { callAs } from '../../lib/api/call-as.ts'
import { schoolTodayQuery } from '../../lib/school/school-today.ts'
import { normalizeForSearch } from '../../lib/text/normalize-for-search.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { LoadError, Loading, LoadingText } from '../../ui/Loading.tsx'
import { MonthChoice } from '../../ui/MonthChoice.tsx'
import { Pager, paginate } from '../../ui/Pager.tsx'
import styles from './ActivityReport.module.css'

/** A pupil's activities of one month, newest first. Starts with the current month. */
export function ActivityReport({ userID }: { userID: number }) {
  const { data, error, refetch } = useQuery(schoolTodayQuery)
  if (data) return <Report userID={userID} today={data.month} timeZone={data.timeZone} />
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />
}

function Report({ userID, today, timeZone }: { userID: number; today: SchoolMonth; timeZone: string }) {
  const [month, setMonth] = useState(today)
  const [wanted, setWanted] = useState('')
  const { data, error, refetch } = useQuery(ownReportQuery(userID, month))
  const found = data?.filter(({ description }) =>
    normalizeForSearch(description).includes(normalizeForSearch(wanted)),
  )
  return (
    <>
      <div className={styles.choices}>
        <MonthChoice english="Month" current={today} value={month} onChoose={setMonth} />
        <label className="field">
          <span>
            <Bilingual french="Chercher une page" english="Find a page" />
          </span>
          <input
            type="search"
            className={styles.input}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      </div>
      <p role="status" className={styles.total}>
        {found && (
          <>
            {monthName(month)} : {found.length} {found.length < 2 ? 'activité' : 'activités'}{' '}
            <small lang="en">{found.length < 2 ? 'activity' : 'activities'}</small>
          </>
        )}
        {!found && !error && <LoadingText />}
      </p>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {found && found.length > 0 && (
        <Rows key={`${monthParameter(month)} ${wanted}`} activities={found} timeZone={timeZone} />
      )}
    </>
  )
}

function Rows({ activities, timeZone }: { activities: Activity[]; timeZone: string }) {
  const [page, setPage] = useState(1)
  const shown = paginate(activities, page)
  return (
    <>
      <div className={styles.rows}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Bilingual french="Jour" english="Day" />
              </th>
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
      </div>
      <Pager hasEnglish label="Pages des activités" page={shown.page} pages={shown.pages} onTurn={setPage} />
    </>
  )
}

/** The signed-in user's activities of a month, newest first. */
function ownReportQuery(userID: number, month: SchoolMonth) {
  const date = monthParameter(month)
  return queryOptions({
    queryKey: ['activities', userID, 'report', date],
    queryFn: async () => (await callAs(userID, 'GET activities/user/report', { query: { date } })).data,
    staleTime: 0,
  })
}
