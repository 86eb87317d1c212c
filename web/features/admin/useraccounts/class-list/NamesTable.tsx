import { useId } from 'react'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import formStyles from '../../ui/ui.module.css'
import type { LineEdit, Outcome } from './class-list.ts'
import { accountText, type ListRow } from './list-rows.ts'
import styles from './NamesTable.module.css'

interface NamesTableProps {
  rows: readonly ListRow[]
  onEdit(key: string, edit: LineEdit): void
}

/** Table of a class list's lines with editable account names. */
export function NamesTable({ rows, onEdit }: NamesTableProps) {
  return (
    <section className={`${formStyles.lines} ${styles.names}`} aria-label="Élève par élève">
      <table>
        <thead>
          <tr>
            <th scope="col">Ligne</th>
            <th scope="col">Élève</th>
            <th scope="col">Compte</th>
            <th scope="col">Nom affiché</th>
            <th scope="col">Nom d'utilisateur</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <NameRow key={row.key} row={row} onEdit={(edit) => onEdit(row.key, edit)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function NameRow({ row, onEdit }: { row: ListRow; onEdit(edit: LineEdit): void }) {
  const { line, given, family, text, outcome, namesakes, displayName, userName, fault, note } = row
  const message = fault ?? note
  const name = given === '' ? text : `${given} ${family}`.trim()
  const context = `${name}, ligne ${line}`
  const messageID = useId()
  const describedBy = message ? messageID : undefined
  return (
    <tr className={fault ? formStyles.rejected : undefined}>
      <td>{line}</td>
      <th scope="row">
        {name}
        {message && (
          <small id={messageID} className={fault ? styles.fault : styles.note}>
            {frenchSpaces(message)}
          </small>
        )}
      </th>
      <td>
        <select
          aria-label={`Compte : ${context}`}
          aria-describedby={describedBy}
          value={String(outcome)}
          onChange={({ target }) => onEdit({ outcome: parseOutcome(target.value) })}
        >
          <option value="new">Nouveau</option>
          {namesakes.map((account) => (
            <option key={account.id} value={account.id}>
              Même élève : {accountText(account)}
            </option>
          ))}
          <option value="aside">Ignorer</option>
        </select>
      </td>
      {outcome === 'aside' ? (
        <td colSpan={2} />
      ) : (
        <>
          <td>
            <input
              aria-label={`Nom affiché : ${context}`}
              aria-describedby={describedBy}
              maxLength={80}
              value={displayName}
              onChange={({ target }) => onEdit({ displayName: target.value })}
            />
          </td>
          <td>
            <input
              aria-label={`Nom d'utilisateur : ${context}`}
              aria-describedby={describedBy}
              aria-invalid={fault !== null}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              readOnly={typeof outcome === 'number'}
              value={userName}
              onChange={({ target }) => onEdit({ userName: target.value })}
            />
          </td>
        </>
      )}
    </tr>
  )
}

function parseOutcome(value: string): Outcome {
  return value === 'new' || value === 'aside' ? value : Number(value)
}
