import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  type DecideHeldAnswer,
  type HeldActivity,
  MOST_DECIDED,
} from '../../../../domain/api/held-activity.ts'
import type { HeldDecision } from '../../../../domain/economy.ts'
import { monthKey, type SchoolMonth } from '../../../../domain/school-months.ts'
import { call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { heldActivitiesQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useChange } from '../data/use-change.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { ALL, NameChoice } from '../ui/NameChoice.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import styles from './HeldActivities.module.css'

interface Decision {
  decision: HeldDecision
  rows: readonly HeldActivity[]
}

/** Activities held for the teacher because they came too fast. Renders nothing if there are none. */
export function HeldActivities({ month }: { month: SchoolMonth }) {
  const timeOf = useSchoolTime()
  const { data: all = [] } = useQuery(heldActivitiesQuery(month))
  const [pupil, setPupil] = useState(ALL)
  const decide = useDecision()
  const columns = useMemo(() => columnsOf(timeOf), [timeOf])
  const rows = all.filter((each) => pupil === ALL || pupilOf(each) === pupil)
  const waiting = rows.filter(({ decision }) => decision === null)
  if (all.length === 0) return null
  return (
    <section className={styles.held} aria-labelledby="held">
      <h2 id="held">
        {frenchSpaces(`À vérifier : ${all.filter(({ decision }) => decision === null).length}`)}
      </h2>
      <p>
        Ces activités sont venues plus vite que les réglages ne le permettent. Elles comptent pour leur
        semaine dès que vous le dites, avec les Bravos qu'elles donnent.
      </p>
      <div className="row bottom">
        <Button
          isOff={decide.isPending || waiting.length === 0}
          onClick={() => decide.mutate({ decision: 'counted', rows: waiting })}
        >
          Tout compter ({waiting.length})
        </Button>
        <Button
          look="soft"
          isOff={decide.isPending || waiting.length === 0}
          onClick={() => decide.mutate({ decision: 'dismissed', rows: waiting })}
        >
          Ne rien compter
        </Button>
      </div>
      <ServerMessage error={decide.error} />
      <p role="status">{decide.data && frenchSpaces(outcomeOf(decide.variables, decide.data))}</p>
      <DataTable
        caption="Activités à vérifier"
        columns={columns}
        rows={rows}
        rowID={({ userID, week, clientID }) => `${userID} ${week} ${clientID}`}
        fileName={`activites-a-verifier-${monthKey(month)}`}
        empty="Aucune activité de cet élève."
        actions={(row) => (
          <Actions
            row={row}
            isOff={decide.isPending}
            onDecide={(decision) => decide.mutate({ decision, rows: [row] })}
          />
        )}
      >
        <NameChoice label="Élève" all="Tous" names={all.map(pupilOf)} value={pupil} onChoose={setPupil} />
      </DataTable>
    </section>
  )
}

interface ActionsProps {
  row: HeldActivity
  isOff: boolean
  onDecide(decision: HeldDecision): void
}

/** Counted activities have no actions; dismissed ones can still be counted. */
function Actions({ row, isOff, onDecide }: ActionsProps) {
  const { decision, displayName, description } = row
  if (decision === 'counted') return null
  const what = `${displayName}, ${description}`
  return (
    <div className={styles.choice}>
      <Button look="soft" isOff={isOff} aria-label={`Compter : ${what}`} onClick={() => onDecide('counted')}>
        Compter
      </Button>
      {decision === null && (
        <Button
          look="quiet"
          isOff={isOff}
          aria-label={`Ne pas compter : ${what}`}
          onClick={() => onDecide('dismissed')}
        >
          Ne pas compter
        </Button>
      )}
    </div>
  )
}

/** Applies one decision to all rows, in batches. Safe to repeat after a lost response. */
function useDecision() {
  return useChange({
    async mutationFn({ decision, rows }: Decision) {
      const total = { decided: 0, bravos: 0 }
      for (let start = 0; start < rows.length; start += MOST_DECIDED) {
        const batch = rows.slice(start, start + MOST_DECIDED)
        const activities = batch.map(({ userID, week, clientID }) => ({ userID, week, clientID }))
        const { decided, bravos } = await call('POST activities/held', {
          body: { decision, activities },
        })
        total.decided += decided
        total.bravos += bravos
      }
      return total
    },
    renews: [{ queryKey: ['admin', 'bravos'] }, { queryKey: ['admin', 'activities'] }],
  })
}

function outcomeOf({ decision }: Decision, { decided, bravos }: Omit<DecideHeldAnswer, 'success'>): string {
  return decision === 'counted'
    ? `C'est fait. Activités comptées : ${decided}. Bravos donnés : ${bravos}.`
    : `C'est fait. Activités qui ne comptent pas : ${decided}.`
}

function pupilOf({ displayName, classCode }: HeldActivity): string {
  return `${displayName} (${classCode})`
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
