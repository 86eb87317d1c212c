import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type DecideHeldAnswer,
  type HeldActivity,
  MAX_DECISIONS,
} from '../../../../domain/api/held-activity.ts'
import type { HeldDecision } from '../../../../domain/economy.ts'
import { monthKey, type SchoolMonth } from '../../../../domain/school-months.ts'
import { call } from '../../../lib/api/api.ts'
import { heldActivitiesQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import type { Column } from '../ui/DataTable.tsx'
import { HeldSection } from './HeldSection.tsx'

interface Decision {
  decision: HeldDecision
  rows: readonly HeldActivity[]
}

/** Activities held for the teacher because they came too fast. */
export function HeldActivities({ month }: { month: SchoolMonth }) {
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
