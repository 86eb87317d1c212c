import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { HeldAnswersGroup } from '../../../../domain/api/held-answers.ts'
import { MAX_PUPILS_PER_CALL } from '../../../../domain/api/several.ts'
import type { HeldAnswerDecision, HeldAnswerReason } from '../../../../domain/learning/held-answers.ts'
import { call } from '../../../lib/api/api.ts'
import { heldAnswersQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import type { Column } from '../ui/DataTable.tsx'
import { HeldSection } from './HeldSection.tsx'

interface Decision {
  decision: HeldAnswerDecision
  rows: readonly HeldAnswersGroup[]
}

/** Held answers by pupil. They change memories once the teacher accepts them. */
export function HeldAnswers() {
  const timeOf = useSchoolTime()
  const { data: rows = [] } = useQuery(heldAnswersQuery)
  const decide = useDecision()
  const columns = useMemo(() => columnsOf(timeOf), [timeOf])
  return (
    <HeldSection
      id="held-answers"
      title="Réponses à vérifier"
      intro="Ces réponses sont venues plus vite que les réglages ne le permettent, ou en grand nombre pour des jours passés, comme après des jours sans réseau. Elles ne changent rien avant que vous les acceptiez."
      verb="Accepter"
      caption="Réponses à vérifier"
      fileName="reponses-a-verifier"
      empty="Aucune réponse à vérifier."
      rows={rows}
      columns={columns}
      rowID={({ userID, reason, decision }) => `${userID} ${reason} ${decision}`}
      nameOf={({ displayName, reason }) => `${displayName}, ${REASONS[reason]}`}
      countOf={(some) => some.reduce((sum, { answers }) => sum + answers, 0)}
      change={decide}
      outcome={decide.data && outcomeOf(decide.variables, decide.data)}
      staysWithOutcome
      onDecide={(isAccepted, rows) =>
        decide.mutate({ decision: isAccepted ? 'accepted' : 'dismissed', rows })
      }
    />
  )
}

/** Applies one decision to all answers of the rows. A call handles a limited number and returns how many are left. */
function useDecision() {
  return useAdminMutation({
    async mutationFn({ decision, rows }: Decision) {
      const sum = { decided: 0, ignored: 0 }
      for (let at = 0; at < rows.length; at += MAX_PUPILS_PER_CALL) {
        const groups = rows
          .slice(at, at + MAX_PUPILS_PER_CALL)
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
    invalidates: [{ queryKey: ['admin', 'answers'] }],
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

function columnsOf(timeOf: (instant: string) => string): Column<HeldAnswersGroup>[] {
  return [
    { header: 'Élève', value: ({ displayName }) => displayName },
    { header: 'Classe', value: ({ classCode }) => classCode },
    { header: 'Réponses', value: ({ answers }) => answers },
    { header: 'De', value: ({ from }) => timeOf(from) },
    { header: 'À', value: ({ until }) => timeOf(until) },
    { header: 'Pourquoi', value: ({ reason }) => REASONS[reason] },
    { header: 'État', value: (row) => (row.decision === null ? 'à vérifier' : 'pas acceptées') },
  ]
}
