import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Account } from '../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { ImportAnswer, RejectedLine } from '../../../../domain/api/import.ts'
import { showsUserName, userNameKey } from '../../../../domain/api/user.ts'
import { apiPost } from '../../../lib/api.ts'
import { frenchSpaces } from '../../../lib/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../Field.tsx'
import styles from '../form.module.css'
import { accountsQuery } from '../queries.ts'
import { ServerMessage } from '../ServerMessage.tsx'
import { TableFileField } from '../TableFileField.tsx'
import { useDraft } from '../use-draft.ts'
import { type PupilFile, readPupilFile } from './pupil-file.ts'
import { type CheckedList, whyRefused } from './why-refused.ts'

/** How many lines of a long list are shown; the faulty ones are shown all. */
const MOST_SHOWN = 200

interface ImportPupilsProps {
  accounts: readonly Account[]
  classes: readonly SchoolClass[]
  onDone(): void
}

/** A list of pupils, pasted or from a file: every line is looked at before any is taken. */
export function ImportPupils({ accounts, classes, onDone }: ImportPupilsProps) {
  const queryClient = useQueryClient()
  const [draft, write] = useDraft('people-import', z.string(), '')
  const [file, setFile] = useState<PupilFile | null>(null)
  const preview = useMutation({ mutationFn: ({ csv }: PupilFile) => send(csv, true) })
  const take = useMutation({
    mutationFn: ({ csv }: PupilFile) => send(csv, false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  })
  const look = (source: string | ArrayBuffer) => {
    const read = readPupilFile(source)
    setFile(read)
    take.reset()
    preview.mutate(read)
  }

  const list = { rows: file?.rows ?? [], accounts, classes }
  if (take.data) return <Outcome answer={take.data} list={list} onDone={onDone} />
  const error = preview.error ?? take.error
  return (
    <div className={styles.form}>
      <p>
        Une ligne par élève : nom d'utilisateur, nom affiché, classe, NIP. Copiez les cellules d'un tableur,
        ou choisissez un fichier CSV.{' '}
        {frenchSpaces(
          classes.length === 0
            ? "Il n'y a pas encore de classes : faites-les d'abord dans « Les classes »."
            : `Classes connues : ${classes.map(({ classCode }) => classCode).join(', ')}.`,
        )}
      </p>
      <Field label="La liste">
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={draft}
            placeholder={'zoe\tZoé\t6-3\t0123'}
            onChange={({ target }) => {
              write(target.value)
              // What was checked is no longer what stands there.
              setFile(null)
            }}
          />
        )}
      </Field>
      <div className={styles.row}>
        <Button look="soft" disabled={draft.trim() === ''} onClick={() => look(draft)}>
          Vérifier la liste
        </Button>
        <TableFileField onChoose={look} />
      </div>
      <ServerMessage error={error} />
      {file && preview.data && (
        <>
          <Preview answer={preview.data} list={list} />
          <Button
            isOff={take.isPending || preview.data.created + preview.data.updated === 0}
            onClick={() => take.mutate(file)}
          >
            Importer les bonnes lignes
          </Button>
        </>
      )}
    </div>
  )
}

interface AnsweredProps {
  answer: ImportAnswer
  list: CheckedList
}

function Preview({ answer, list }: AnsweredProps) {
  const { rows, accounts } = list
  const known = new Map(accounts.map((account) => [userNameKey(account.userName), account]))
  const faults = new Map(answer.rejected.map((rejected) => [rejected.line, rejected]))
  const lines = rows.map((row, index) => ({ row, line: index + 2, fault: faults.get(index + 2) }))
  const shown = lines.filter(({ line, fault }) => fault !== undefined || line <= MOST_SHOWN + 1)
  return (
    <>
      <p role="status">{summaryOf(answer)}</p>
      {rows.some(([userName = '', displayName = '']) => showsUserName({ userName, displayName })) && (
        <p>
          Le nom affiché est aussi le nom d'utilisateur sur des lignes de cette liste : qui le voit au tableau
          des Bravos peut entrer à la place de l'élève.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and a long list is scrolled by keys. */}
      <section className={styles.lines} tabIndex={0} aria-label="Ligne par ligne">
        <table>
          <thead>
            <tr>
              <th scope="col">Ligne</th>
              <th scope="col" className={styles.verdict}>
                Verdict
              </th>
              <th scope="col">Utilisateur</th>
              <th scope="col">Nom</th>
              <th scope="col">Classe</th>
              <th scope="col">NIP</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row: [userName = '', displayName, classCode, pin], line, fault }) => (
              <tr key={line} className={fault && styles.rejected}>
                <td>{line - 1}</td>
                <td>
                  {fault ? (
                    <>
                      refusée : <Reason rejected={fault} list={list} />
                    </>
                  ) : (
                    <Change of={known.get(userNameKey(userName))} />
                  )}
                </td>
                <td>{userName}</td>
                <td>{displayName}</td>
                <td>{classCode}</td>
                <td>{pin}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** What becomes of a good line. One without a user name may mean another Emma than the one who is there. */
function Change({ of: account }: { of: Account | undefined }) {
  if (!account) return 'bonne : nouveau compte'
  return (
    <>
      bonne : <strong>modifie {`${account.displayName} (${account.classCode})`}</strong>
    </>
  )
}

function Reason({ rejected: { line, message }, list }: { rejected: RejectedLine; list: CheckedList }) {
  const reason = whyRefused(list.rows[line - 2] ?? [], list)
  return reason === null ? <span lang="en">{message}</span> : frenchSpaces(reason)
}

function Outcome({ answer, list, onDone }: AnsweredProps & { onDone(): void }) {
  return (
    <div className={styles.form}>
      <p role="status">C'est fait. {summaryOf(answer)}</p>
      {answer.rejected.length > 0 && (
        <ul className={styles.lines}>
          {answer.rejected.map((rejected) => (
            <li key={rejected.line}>
              Ligne {rejected.line - 1} : <Reason rejected={rejected} list={list} />
            </li>
          ))}
        </ul>
      )}
      <Button onClick={onDone}>Fermer</Button>
    </div>
  )
}

function summaryOf({ created, updated, rejected }: ImportAnswer): string {
  return `Nouveaux : ${created}. Modifiés : ${updated}. Refusés : ${rejected.length}.`
}

function send(csv: string, isDryRun: boolean): Promise<ImportAnswer> {
  const list = new Blob([csv], { type: 'text/csv' })
  return apiPost<ImportAnswer>(`user/import${isDryRun ? '?dryRun=1' : ''}`, list)
}
