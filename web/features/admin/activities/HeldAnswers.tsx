import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { HeldAnswersGroup } from '../../../../domain/api/held-answers.ts'
import { MOST_AT_ONCE } from '../../../../domain/api/several.ts'
import type { HeldAnswerDecision, HeldAnswerReason } from '../../../../domain/learning/held-answers.ts'
import { call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { heldAnswersQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useChange } from '../data/use-change.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { ALL, NameChoice } from '../ui/NameChoice.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import styles from './HeldActivities.module.css'

interface Decision {
  decision: HeldAnswerDecision
  rows: readonly HeldAnswersGroup[]
}

/** Held answers by pupil. They change memories once the teacher accepts them. Renders nothing if there are none. */
export function HeldAnswers() {
  const timeOf = useSchoolTime()
  const { data: all = [] } = useQuery(heldAnswersQuery)
  const [pupil, setPupil] = useState(ALL)
  const decide = useDecision()
  const columns = useMemo(() => columnsOf(timeOf), [timeOf])
  const rows = all.filter((each) => pupil === ALL || pupilOf(each) === pupil)
  const waiting = rows.filter(isWaiting)
  // The outcome of the last decision stays visible.
  if (all.length === 0 && !decide.data) return null
  return (
    <section className={styles.held} aria-labelledby="held-answers">
      <h2 id="held-answers">{frenchSpaces(`Réponses à vérifier : ${answersIn(all.filter(isWaiting))}`)}</h2>
      <p>
        Ces réponses sont venues plus vite que les réglages ne le permettent, ou en grand nombre pour des
        jours passés, comme après des jours sans réseau. Elles ne changent rien avant que vous les acceptiez.
      </p>
      <div className="row bottom">
        <Button
          isOff={decide.isPending || waiting.length === 0}
          onClick={() => decide.mutate({ decision: 'accepted', rows: waiting })}
        >
          Tout accepter ({answersIn(waiting)})
        </Button>
        <Button
          look="soft"
          isOff={decide.isPending || waiting.length === 0}
          onClick={() => decide.mutate({ decision: 'dismissed', rows: waiting })}
        >
          Ne rien accepter
        </Button>
      </div>
      <ServerMessage error={decide.error} />
      <p role="status">{decide.data && frenchSpaces(outcomeOf(decide.variables, decide.data))}</p>
      <DataTable
        caption="Réponses à vérifier"
        columns={columns}
        rows={rows}
        rowID={({ userID, reason, decision }) => `${userID} ${reason} ${decision}`}
        fileName="reponses-a-verifier"
        empty="Aucune réponse à vérifier."
        actions={(row) => (
          <div className={styles.choice}>
            <Button
              look="soft"
              isOff={decide.isPending}
              aria-label={`Accepter : ${nameOf(row)}`}
              onClick={() => decide.mutate({ decision: 'accepted', rows: [row] })}
            >
              Accepter
            </Button>
            {isWaiting(row) && (
              <Button
                look="quiet"
                isOff={decide.isPending}
                aria-label={`Ne pas accepter : ${nameOf(row)}`}
                onClick={() => decide.mutate({ decision: 'dismissed', rows: [row] })}
              >
                Ne pas accepter
              </Button>
            )}
          </div>
        )}
      >
        <NameChoice label="Élève" all="Tous" names={all.map(pupilOf)} value={pupil} onChoose={setPupil} />
      </DataTable>
    </section>
  )
}

/** Applies one decision to all answers of the rows. A call handles a limited number and returns how many are left. */
function useDecision() {
  return useChange({
    async mutationFn({ decision, rows }: Decision) {
      const sum = { decided: 0, ignored: 0 }
      for (let at = 0; at < rows.length; at += MOST_AT_ONCE) {
        const groups = rows
          .slice(at, at + MOST_AT_ONCE)
          .map(({ userID, reason, decision, receivedUntil }) => ({ userID, reason, decision, receivedUntil }))
        let isDone = false
        while (!isDone) {
          const { decided, ignored, left } = await call('POST answers/held', { body: { decision, groups } })
          sum.decided += decided
          sum.ignored += ignored
          isDone = left === 0
        }
      }
      return sum
    },
    renews: [{ queryKey: ['admin', 'answers'] }],
  })
}

function outcomeOf(
  { decision }: Decision,
  { decided, ignored }: { decided: number; ignored: number },
): string {
  if (decision === 'dismissed') return `C'est fait. Réponses qui ne comptent pas : ${decided}.`
  const without = ignored === 0 ? '' : ` Sans effet, par exemple de mots qui ne sont plus là : ${ignored}.`
  return `C'est fait. Réponses acceptées : ${decided}.${without}`
}

const REASONS: Readonly<Record<HeldAnswerReason, string>> = {
  tooMany: 'trop en une heure',
  backdated: 'de jours passés',
}

function isWaiting({ decision }: HeldAnswersGroup): boolean {
  return decision === null
}

function answersIn(rows: readonly HeldAnswersGroup[]): number {
  return rows.reduce((sum, { answers }) => sum + answers, 0)
}

function pupilOf({ displayName, classCode }: HeldAnswersGroup): string {
  return `${displayName} (${classCode})`
}

function nameOf({ displayName, reason }: HeldAnswersGroup): string {
  return `${displayName}, ${REASONS[reason]}`
}

function columnsOf(timeOf: (instant: string) => string): Column<HeldAnswersGroup>[] {
  return [
    { header: 'Élève', value: ({ displayName }) => displayName },
    { header: 'Classe', value: ({ classCode }) => classCode },
    { header: 'Réponses', value: ({ answers }) => answers },
    { header: 'De', value: ({ from }) => timeOf(from) },
    { header: 'À', value: ({ until }) => timeOf(until) },
    { header: 'Pourquoi', value: ({ reason }) => REASONS[reason] },
    { header: 'État', value: (row) => (isWaiting(row) ? 'à vérifier' : 'pas acceptées') },
  ]
}
