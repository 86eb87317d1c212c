import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ReportedActivity } from '../../../../domain/api/activity-report.ts'
import {
  type DecideHeldAnswer,
  type HeldActivity,
  MAX_DECISIONS,
} from '../../../../domain/api/held-activity.ts'
import type { HeldDecision } from '../../../../domain/economy.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { monthKey, monthTitle, type SchoolMonth } from '../../../../domain/school-months.ts'
import { call } from '../../../lib/api/api.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { MonthChoice } from '../../../ui/MonthChoice.tsx'
import { heldActivitiesQuery, monthReportQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { usePageName } from '../data/use-page-name.ts'
import { useSearchParam } from '../hooks/use-history-state.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL_OPTION } from '../ui/SelectField.tsx'
import { Compositions } from './Compositions.tsx'
import { HeldAnswers, HeldSection } from './HeldSection.tsx'

/** Counted activities of a month, optionally of one page: `/admin/activities?page=Page_Music`. */
export function ActivitiesView({ title }: { title: string }) {
  return <SchoolPage title={title}>{(today) => <MonthActivities title={title} today={today} />}</SchoolPage>
}

function MonthActivities({ title, today }: { title: string; today: SchoolToday }) {
  const [month, setMonth] = useState(today.month)
  const report = useQuery(monthReportQuery(month))
  const [chosenPage, choosePage] = useSearchParam('page')
  const page = chosenPage ?? ALL_OPTION
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
      <Compositions />
      <Loaded query={report}>
        {(all) => (
          <DataTable
            caption={`${title} : ${monthTitle(month)}`}
            columns={columns}
            rows={page === ALL_OPTION ? all : all.filter(({ clientID }) => clientID === page)}
            rowID={({ activityLogID }) => activityLogID}
            fileName={`activites-${monthKey(month)}`}
            emptyText={
              page === ALL_OPTION
                ? 'Aucune activité ce mois-ci.'
                : 'Aucune activité de cette page ce mois-ci.'
            }
          >
            <Choice
              label="Page"
              value={page}
              options={pageOptions(all, page, nameOf)}
              onChoose={(chosen) => choosePage(chosen === ALL_OPTION ? null : chosen)}
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
  known.delete(ALL_OPTION)
  const options = [...known].map((clientID) => ({ value: clientID, name: nameOf(clientID) }))
  return [
    { value: ALL_OPTION, name: 'Toutes' },
    ...options.toSorted((one, other) => frenchOrder(one.name, other.name)),
  ]
}

interface Decision {
  decision: HeldDecision
  rows: readonly HeldActivity[]
}

/** Activities held for the teacher because they came too fast. */
function HeldActivities({ month }: { month: SchoolMonth }) {
  const timeOf = useSchoolTime()
  const { data: rows = [] } = useQuery(heldActivitiesQuery(month))
  const decide = useDecision()
  const columns = useMemo(() => columnsOf(timeOf), [timeOf])
  return (
    <HeldSection
      id="held"
      title="À vérifier"
      intro="Ces activités sont venues plus vite que les réglages ne le permettent. Elles comptent pour leur semaine dès que vous le dites, avec les Bravos qu'elles donnent."
      verb="Compter"
      caption="Activités à vérifier"
      fileName={`activites-a-verifier-${monthKey(month)}`}
      empty="Aucune activité de cet élève."
      rows={rows}
      columns={columns}
      rowID={({ userID, week, clientID }) => `${userID} ${week} ${clientID}`}
      nameOf={({ displayName, description }) => `${displayName}, ${description}`}
      countOf={({ length }) => length}
      change={decide}
      outcome={decide.data && outcomeOf(decide.variables, decide.data)}
      onDecide={(isCounted, rows) => decide.mutate({ decision: isCounted ? 'counted' : 'dismissed', rows })}
    />
  )
}

/** Applies one decision to all rows, in batches. Safe to repeat after a lost response. */
function useDecision() {
  return useAdminMutation({
    async mutationFn({ decision, rows }: Decision) {
      const total = { decided: 0, bravos: 0 }
      for (let start = 0; start < rows.length; start += MAX_DECISIONS) {
        const batch = rows.slice(start, start + MAX_DECISIONS)
        const activities = batch.map(({ userID, week, clientID }) => ({ userID, week, clientID }))
        const { decided, bravos } = await call('POST activities/held', {
          body: { decision, activities },
        })
        total.decided += decided
        total.bravos += bravos
      }
      return total
    },
    invalidates: [{ queryKey: ['admin', 'bravos'] }, { queryKey: ['admin', 'activities'] }],
  })
}

function outcomeOf({ decision }: Decision, { decided, bravos }: Omit<DecideHeldAnswer, 'success'>): string {
  return decision === 'counted'
    ? `C'est fait. Activités comptées : ${decided}. Bravos donnés : ${bravos}.`
    : `C'est fait. Activités qui ne comptent pas : ${decided}.`
}

function columnsOf(timeOf: (instant: string) => string): Column<HeldActivity>[] {
  const stateOf = ({ decision, decidedAt }: HeldActivity) => {
    if (decision === null || decidedAt === null) return 'à vérifier'
    const at = timeOf(decidedAt)
    return decision === 'counted' ? `comptée (${at})` : `pas comptée (${at})`
  }
  return [
    { header: 'Date', value: ({ activityDate }) => timeOf(activityDate) },
    { header: 'Élève', value: ({ displayName }) => displayName },
    { header: 'Classe', value: ({ classCode }) => classCode },
    { header: 'Page', value: ({ description }) => description },
    { header: 'État', value: stateOf },
  ]
}
