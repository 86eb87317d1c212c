import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Account } from '../../../../domain/api/account.ts'
import type { ReportedActivity } from '../../../../domain/api/activity-report.ts'
import { schoolDay } from '../../../../domain/calendar.ts'
import { monthKey, monthTitle } from '../../../../domain/school-months.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { chosenClass } from '../../../lib/session/chosen-class.ts'
import { MonthChoice } from '../../../ui/MonthChoice.tsx'
import { noPupilsText } from '../data/no-pupils-text.ts'
import { accountsQuery, monthReportQuery } from '../data/queries.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { DayChart } from '../ui/DayChart.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL_OPTION, ClassChoice, NameChoice } from '../ui/SelectField.tsx'
import { countByDay, countByPupil, type PupilActivity } from './activity-counts.ts'

/** Activities of a month by pupil and by day. */
export function UserActivityView({ title }: { title: string }) {
  return <SchoolPage title={title}>{(today) => <MonthActivity title={title} today={today} />}</SchoolPage>
}

function MonthActivity({ title, today }: { title: string; today: SchoolToday }) {
  const [month, setMonth] = useState(today.month)
  const report = useQuery(monthReportQuery(month))
  const accounts = useQuery(accountsQuery)
  return (
    <>
      <MonthChoice current={today.month} value={month} onChoose={setMonth} />
      <Loaded query={report}>
        {(activities) => (
          <Loaded query={accounts}>
            {(all) => (
              <FilteredReport
                title={`${title} : ${monthTitle(month)}`}
                fileName={`activite-des-eleves-${monthKey(month)}`}
                activities={activities}
                accounts={all}
                timeZone={today.timeZone}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

interface FilteredReportProps {
  title: string
  fileName: string
  activities: ReportedActivity[]
  accounts: Account[]
  timeZone: string
}

function FilteredReport({ title, fileName, activities, accounts, timeZone }: FilteredReportProps) {
  const classCode = chosenClass.use()
  const [page, setPage] = useState(ALL_OPTION)
  const { pupils, days } = useMemo(() => {
    const isOfClass = (row: { classCode: string }) => classCode === ALL_OPTION || row.classCode === classCode
    const filtered = activities.filter(
      (each) => isOfClass(each) && (page === ALL_OPTION || each.description === page),
    )
    return {
      pupils: countByPupil(
        filtered,
        accounts.filter((each) => !each.isAdmin && isOfClass(each)),
      ),
      days: countByDay(filtered.map(({ activityDate }) => schoolDay(new Date(activityDate), timeZone))),
    }
  }, [activities, accounts, classCode, page, timeZone])
  return (
    <>
      <DayChart title="Activités par jour" days={days} />
      <DataTable
        caption={title}
        columns={columns}
        rows={pupils}
        rowID={({ userID }) => userID}
        fileName={fileName}
        emptyText={noPupilsText(classCode)}
      >
        <ClassChoice accounts={accounts} />
        <NameChoice
          label="Page"
          allLabel="Toutes"
          names={activities.map(({ description }) => description)}
          value={page}
          onChoose={setPage}
        />
      </DataTable>
    </>
  )
}

const columns: Column<PupilActivity>[] = [
  { header: 'Élève', value: ({ displayName }) => displayName },
  { header: 'Classe', value: ({ classCode }) => classCode },
  { header: 'Activités', value: ({ activities }) => activities },
  { header: 'Pages différentes', value: ({ pages }) => pages },
]
