import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BACKUP_RETENTION_DAYS } from '../../../../domain/api/backup.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { SchoolYearAnswer, SchoolYearRequest } from '../../../../domain/api/school-year.ts'
import { isSplit } from '../../../../domain/class-grades.ts'
import { deName } from '../../../../domain/french.ts'
import { call } from '../../../lib/api/api.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeText } from '../../../ui/CodeText.tsx'
import { pluralize } from '../data/pluralize.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { classOption } from '../hooks/use-class-option.ts'
import { useDownloadBackup, useRestore } from '../settings/use-backups.ts'
import { CheckField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import styles from '../ui/ui.module.css'
import { type ClassAction, classMove, promoteAll } from './class-action.ts'

/** Changes the school year in steps: an action per class, a summary, a backup, then one call. */
export function SchoolYear({ classes, onDone }: { classes: readonly SchoolClass[]; onDone(): void }) {
  const [actions, setActions] = useState<Readonly<Record<string, ClassAction>>>({})
  const [eraseArchived, setEraseArchived] = useState(false)
  const moves = classes.flatMap(({ classCode }) => classMove(classCode, actions[classCode] ?? 'stay') ?? [])
  const request: SchoolYearRequest = { moves, eraseArchived }
  const summary = useMutation({ mutationFn: (request: SchoolYearRequest) => sendSchoolYear(request, true) })
  const change = useAdminMutation({
    mutationFn: (request: SchoolYearRequest) => sendSchoolYear(request, false),
    invalidates: [{ queryKey: ['admin'] }],
  })
  const restore = useRestore()
  const options = classes.map(classOption)
  const error = summary.error ?? change.error
  /** Clears the summary and errors of an earlier choice. */
  const resetResults = () => {
    summary.reset()
    change.reset()
  }
  const choose = (classCode: string, action: ClassAction) => {
    resetResults()
    setActions({ ...actions, [classCode]: action })
  }

  if (change.data) {
    return (
      <div className={styles.form}>
        <p role="status">
          {restore.isSuccess ? "L'école est comme avant." : 'La nouvelle année peut commencer.'}
        </p>
        {!restore.isSuccess && (
          <>
            <Summary answer={change.data} />
            <p>
              L'école d'avant est gardée {BACKUP_RETENTION_DAYS} jours, dans les réglages, avec ce qui vient
              d'être effacé. Si vous annulez, ce que les élèves font entre-temps est perdu.
            </p>
          </>
        )}
        <ServerMessage error={restore.error} />
        <div className="row bottom">
          <Button onClick={onDone}>Fermer</Button>
          {change.data.keptID !== null && !restore.isSuccess && (
            <Button
              look="quiet"
              isOff={restore.isPending}
              onClick={() => change.data.keptID !== null && restore.mutate(change.data.keptID)}
            >
              Annuler le changement d'année
            </Button>
          )}
        </div>
      </div>
    )
  }
  return (
    <Form onSend={() => summary.mutate(request)}>
      <div>
        <Button
          look="soft"
          onClick={() => {
            resetResults()
            setActions(promoteAll(classes))
          }}
        >
          Toutes passent à l'année suivante
        </Button>
      </div>
      {classes.some(isSplit) && (
        <p>
          Ce bouton ne change rien aux classes à deux années. Dans « Les comptes », cochez leurs élèves, puis
          « Classe, NIP, avatar »; ou « Modifier », un à un.
        </p>
      )}
      <p>
        Quand des élèves passent ou partent, les contrôles ouverts de leurs classes se ferment, les objectifs
        s'effacent et leurs groupes se vident.
      </p>
      {options.map(({ value: classCode, name }) => (
        <label key={classCode} className={styles.classAction}>
          Les élèves {deName(name)}
          <select
            value={actions[classCode] ?? 'stay'}
            onChange={({ target }) => choose(classCode, target.value)}
          >
            <option value="stay">restent</option>
            {options
              .filter((other) => other.value !== classCode)
              .map((other) => (
                <option key={other.value} value={`to ${other.value}`}>
                  passent dans la classe {other.name}
                </option>
              ))}
            <option value="archive">partent : désactivés et gardés</option>
            <option value="erase">partent : effacés pour de bon</option>
          </select>
        </label>
      ))}
      <CheckField
        label="Effacer aussi les élèves désactivés auparavant"
        isChecked={eraseArchived}
        onCheck={(isChecked) => {
          resetResults()
          setEraseArchived(isChecked)
        }}
      />
      <ServerMessage error={error} />
      {summary.data ? (
        <Confirmation
          answer={summary.data}
          isBusy={change.isPending}
          // The stamp makes the call idempotent: a retry after a lost response promotes nobody twice.
          onConfirm={() => change.mutate({ ...request, stamp: summary.data.stamp })}
        />
      ) : (
        <Button type="submit" isOff={summary.isPending || (moves.length === 0 && !eraseArchived)}>
          Voir ce qui changera
        </Button>
      )}
    </Form>
  )
}

interface ConfirmationProps {
  answer: SchoolYearAnswer
  isBusy: boolean
  onConfirm(): void
}

/** Requires a backup before the year can be changed. */
function Confirmation({ answer, isBusy, onConfirm }: ConfirmationProps) {
  const { data: school } = useQuery(schoolTodayQuery)
  const backup = useDownloadBackup(school?.day ?? '')
  return (
    <>
      <Summary answer={answer} />
      <ServerMessage error={backup.error} />
      <div className="row bottom">
        <Button look="soft" isOff={backup.isPending} onClick={() => backup.mutate()}>
          1. Sauvegarder tout
        </Button>
        <Button isOff={!backup.data || isBusy} onClick={onConfirm}>
          2. Changer d'année
        </Button>
      </div>
    </>
  )
}

const LEAVING_TEXTS: Readonly<Record<string, string>> = { archive: 'à désactiver', erase: 'à effacer' }

function Summary({ answer: { moves, archivedErased } }: { answer: SchoolYearAnswer }) {
  return (
    <ul role="status">
      {moves.map(({ classCode, action, to, pupils }) => (
        <li key={classCode}>
          <CodeText text={classCode} /> : {pluralize(pupils, 'élève', 'élèves')}{' '}
          {action === 'promote' ? <CodeText text={`en ${to}`} /> : LEAVING_TEXTS[action]}
        </li>
      ))}
      {archivedErased > 0 && (
        <li>{pluralize(archivedErased, 'élève désactivé', 'élèves désactivés')} auparavant, à effacer</li>
      )}
    </ul>
  )
}

function sendSchoolYear(request: SchoolYearRequest, isDryRun: boolean) {
  return call('POST school-year', { query: { dryRun: isDryRun ? '1' : undefined }, body: request })
}
