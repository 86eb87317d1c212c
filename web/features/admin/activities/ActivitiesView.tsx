import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReportedActivity } from '../../../../domain/api/activity-report.ts'
import { monthKey, monthTitle } from '../../../../domain/school-months.ts'
import type { SchoolToday } from '../../../lib/school-today.ts'
import { MonthChoice } from '../../../ui/MonthChoice.tsx'
import { type Column, DataTable } from '../DataTable.tsx'
import { Loaded } from '../Loaded.tsx'
import { monthReportQuery } from '../queries.ts'
import { SchoolPage } from '../SchoolPage.tsx'
import { schoolTime } from '../school-time.ts'

/** Every counted activity of a month. */
export function ActivitiesView({ title }: { title: string }) {
  return (
    <SchoolPage title={title} hint="Toutes les activités comptées d'un mois, la plus récente d'abord.">
      {(today) => <Month title={title} today={today} />}
    </SchoolPage>
  )
}

function Month({ title, today }: { title: string; today: SchoolToday }) {
  const [month, setMonth] = useState(today.month)
  const report = useQuery(monthReportQuery(month))
  const columns = useMemo(
    (): Column<ReportedActivity>[] => [
      { header: 'Date', value: ({ activityDate }) => schoolTime(activityDate, today.timeZone) },
      { header: 'Élève', value: ({ displayName }) => displayName },
      { header: 'Classe', value: ({ classCode }) => classCode },
      { header: 'Page', value: ({ description }) => description },
    ],
    [today.timeZone],
  )
  return (
    <>
      <MonthChoice current={today.month} value={month} onChoose={setMonth} />
      <Loaded query={report}>
        {(rows) => (
          <DataTable
            caption={`${title} : ${monthTitle(month)}`}
            columns={columns}
            rows={rows}
            rowID={({ activityLogID }) => activityLogID}
            fileName={`activites-${monthKey(month)}`}
            empty="Aucune activité ce mois-ci."
          />
        )}
      </Loaded>
    </>
  )
}
