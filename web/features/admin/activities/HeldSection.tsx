import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { HeldAnswersGroup } from '../../../../domain/api/held-answers.ts'
import { MAX_PUPILS_PER_CALL } from '../../../../domain/api/several.ts'
import type { HeldAnswerDecision, HeldAnswerReason } from '../../../../domain/learning/held-answers.ts'
import { call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { heldAnswersQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import { ALL_OPTION, NameChoice } from '../ui/SelectField.tsx'
import styles from './HeldSection.module.css'

interface HeldRow {
  displayName: string
  classCode: string
  decision: string | null
}

interface HeldSectionProps<Row extends HeldRow> {
  id: string
  title: string
  intro: string
  /** Label of the button that accepts, e.g. "Compter". */
  verb: string
  caption: string
  fileName: string
  empty: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowID(row: Row): string
  /** Name of a row in the labels of its buttons. */
  nameOf(row: Row): string
  countOf(rows: readonly Row[]): number
  change: { isPending: boolean; error: Error | null }
  /** Result of the last decision. Keeps the section visible if `staysWithOutcome`. */
  outcome: string | undefined
  staysWithOutcome?: boolean
  onDecide(isAccepted: boolean, rows: readonly Row[]): void
}

/**
 * Table of held rows with buttons to accept or dismiss one row or all that match. Renders nothing if there
 * are none.
 */
export function HeldSection<Row extends HeldRow>(props: HeldSectionProps<Row>) {
  const { id, verb, rows, nameOf, countOf, change, outcome, onDecide } = props
  const [pupil, setPupil] = useState(ALL_OPTION)
  const shown = rows.filter((each) => pupil === ALL_OPTION || pupilOf(each) === pupil)
  if (rows.length === 0 && !(props.staysWithOutcome && outcome)) return null
  return (
    <section className={styles.held} aria-labelledby={id}>
      <h2 id={id}>{frenchSpaces(`${props.title} : ${countOf(rows.filter(isWaiting))}`)}</h2>
      <p>{props.intro}</p>
      <ServerMessage error={change.error} />
      <p role="status">{outcome && frenchSpaces(outcome)}</p>
      <DataTable
        caption={props.caption}
        columns={props.columns}
        rows={shown}
        rowID={props.rowID}
        fileName={props.fileName}
        emptyText={props.empty}
        renderMatchActions={(found) => {
          const waiting = found.filter(isWaiting)
          const isOff = change.isPending || waiting.length === 0
          return (
            <>
              <Button isOff={isOff} onClick={() => onDecide(true, waiting)}>
                Tout {verb.toLowerCase()} ({countOf(waiting)})
              </Button>
              <Button look="soft" isOff={isOff} onClick={() => onDecide(false, waiting)}>
                Ne rien {verb.toLowerCase()}
              </Button>
            </>
          )
        }}
        actions={(row) =>
          (isWaiting(row) || row.decision === 'dismissed') && (
            <div className={styles.choice}>
              <Button
                look="soft"
                isOff={change.isPending}
                aria-label={`${verb} : ${nameOf(row)}`}
                onClick={() => onDecide(true, [row])}
              >
                {verb}
              </Button>
              {isWaiting(row) && (
                <Button
                  look="quiet"
                  isOff={change.isPending}
                  aria-label={`Ne pas ${verb.toLowerCase()} : ${nameOf(row)}`}
                  onClick={() => onDecide(false, [row])}
                >
                  Ne pas {verb.toLowerCase()}
                </Button>
              )}
            </div>
          )
        }
      >
        <NameChoice
          label="Élève"
          allLabel="Tous"
          names={rows.map(pupilOf)}
          value={pupil}
          onChoose={setPupil}
        />
      </DataTable>
    </section>
  )
}

function isWaiting({ decision }: HeldRow): boolean {
  return decision === null
}

function pupilOf({ displayName, classCode }: HeldRow): string {
  return `${displayName} (${classCode})`
}

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
      nameOf={({ displayName, reason }) => `${displayName}, ${HELD_REASON_TEXTS[reason]}`}
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

const HELD_REASON_TEXTS: Readonly<Record<HeldAnswerReason, string>> = {
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
    { header: 'Pourquoi', value: ({ reason }) => HELD_REASON_TEXTS[reason] },
    { header: 'État', value: (row) => (row.decision === null ? 'à vérifier' : 'pas acceptées') },
  ]
}
