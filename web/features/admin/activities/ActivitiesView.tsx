import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReportedActivity } from '../../../../domain/api/activity-report.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { monthKey, monthTitle } from '../../../../domain/school-months.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { MonthChoice } from '../../../ui/MonthChoice.tsx'
import { monthReportQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { usePageName } from '../data/use-page-name.ts'
import { useSearchParam } from '../hooks/use-search-param.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL } from '../ui/NameChoice.tsx'
import { HeldActivities } from './HeldActivities.tsx'
import { HeldAnswers } from './HeldAnswers.tsx'

/** Counted activities of a month, optionally of one page: `/admin/activities?page=Page_Music`. */
export function ActivitiesView({ title }: { title: string }) {
  return <SchoolPage title={title}>{(today) => <Month title={title} today={today} />}</SchoolPage>
}

function Month({ title, today }: { title: string; today: SchoolToday }) {
  const [month, setMonth] = useState(today.month)
  const report = useQuery(monthReportQuery(month))
  const [chosenPage, choosePage] = useSearchParam('page')
  const page = chosenPage ?? ALL
  const nameOf = usePageName()
  const timeOf = useSchoolTime()
  const columns = useMemo(
    (): Column<ReportedActivity>[] => [
      { header: 'Date', value: ({ activityDate }) => timeOf(activityDate) },
      { header: 'Élève', value: ({ displayName }) => displayName },
      { header: 'Classe', value: ({ classCode }) => classCode },
      { header: 'Page', value: ({ description }) => description },
    ],
    [timeOf],
  )
  return (
    <>
      <MonthChoice current={today.month} value={month} onChoose={setMonth} />
      <HeldActivities month={month} />
      <HeldAnswers />
      <Loaded query={report}>
        {(all) => (
          <DataTable
            caption={`${title} : ${monthTitle(month)}`}
            columns={columns}
            rows={page === ALL ? all : all.filter(({ clientID }) => clientID === page)}
            rowID={({ activityLogID }) => activityLogID}
            fileName={`activites-${monthKey(month)}`}
            emptyText={
              page === ALL ? 'Aucune activité ce mois-ci.' : 'Aucune activité de cette page ce mois-ci.'
            }
          >
            <Choice
              label="Page"
              value={page}
              options={pageOptions(all, page, nameOf)}
              onChoose={(chosen) => choosePage(chosen === ALL ? null : chosen)}
            />
          </DataTable>
        )}
      </Loaded>
    </>
  )
}

/** Options for the pages of the activities and the chosen page, sorted by name. */
function pageOptions(
  activities: readonly ReportedActivity[],
  chosen: string,
  nameOf: (clientID: string) => string,
) {
  const known = new Set([...activities.map(({ clientID }) => clientID), chosen])
  known.delete(ALL)
  const options = [...known].map((clientID) => ({ value: clientID, name: nameOf(clientID) }))
  return [
    { value: ALL, name: 'Toutes' },
    ...options.toSorted((one, other) => frenchOrder(one.name, other.name)),
  ]
}
