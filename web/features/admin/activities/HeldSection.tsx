import { useState } from 'react'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import { ALL, NameChoice } from '../ui/SelectField.tsx'
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

/** Table of held rows with buttons to accept or dismiss one or all. Renders nothing if there are none. */
export function HeldSection<Row extends HeldRow>(props: HeldSectionProps<Row>) {
  const { id, verb, rows, nameOf, countOf, change, outcome, onDecide } = props
  const [pupil, setPupil] = useState(ALL)
  const shown = rows.filter((each) => pupil === ALL || pupilOf(each) === pupil)
  const waiting = shown.filter(isWaiting)
  const isOff = change.isPending || waiting.length === 0
  if (rows.length === 0 && !(props.staysWithOutcome && outcome)) return null
  return (
    <section className={styles.held} aria-labelledby={id}>
      <h2 id={id}>{frenchSpaces(`${props.title} : ${countOf(rows.filter(isWaiting))}`)}</h2>
      <p>{props.intro}</p>
      <div className="row bottom">
        <Button isOff={isOff} onClick={() => onDecide(true, waiting)}>
          Tout {verb.toLowerCase()} ({countOf(waiting)})
        </Button>
        <Button look="soft" isOff={isOff} onClick={() => onDecide(false, waiting)}>
          Ne rien {verb.toLowerCase()}
        </Button>
      </div>
      <ServerMessage error={change.error} />
      <p role="status">{outcome && frenchSpaces(outcome)}</p>
      <DataTable
        caption={props.caption}
        columns={props.columns}
        rows={shown}
        rowID={props.rowID}
        fileName={props.fileName}
        emptyText={props.empty}
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
