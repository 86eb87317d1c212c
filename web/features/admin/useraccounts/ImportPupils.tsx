import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Account } from '../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { ImportAnswer, RejectedLine } from '../../../../domain/api/import.ts'
import { showsUserName, userNameKey } from '../../../../domain/api/user.ts'
import { apiPost } from '../../../lib/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../Field.tsx'
import styles from '../form.module.css'
import { accountsQuery } from '../queries.ts'
import { ServerMessage } from '../ServerMessage.tsx'
import { TableFileField } from '../TableFileField.tsx'
import { useDraft } from '../use-draft.ts'
import { type PupilFile, readPupilFile } from './pupil-file.ts'

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

  if (take.data) return <Outcome answer={take.data} onDone={onDone} />
  const error = preview.error ?? take.error
  return (
    <div className={styles.form}>
      <p>
        Une ligne par élève : nom d'utilisateur, nom affiché, classe, NIP. Copiez les cellules d'un tableur,
        ou choisissez un fichier CSV.{' '}
        {classes.length === 0
          ? "Il n'y a pas encore de classes : faites-les d'abord dans « Les classes »."
          : `Classes connues : ${classes.map(({ classCode }) => classCode).join(', ')}.`}
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
          <Preview rows={file.rows} answer={preview.data} accounts={accounts} />
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

interface PreviewProps {
  rows: string[][]
  answer: ImportAnswer
  accounts: readonly Account[]
}

function Preview({ rows, answer, accounts }: PreviewProps) {
  const known = new Map(accounts.map((account) => [userNameKey(account.userName), account]))
  const faults = new Map(answer.rejected.map(({ line, message }) => [line, message]))
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
      <div className={styles.lines}>
        <table>
          <thead>
            <tr>
              <th scope="col">Ligne</th>
              <th scope="col">Utilisateur</th>
              <th scope="col">Nom</th>
              <th scope="col">Classe</th>
              <th scope="col">NIP</th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row: [userName = '', displayName, classCode, pin], line, fault }) => (
              <tr key={line} className={fault === undefined ? undefined : styles.rejected}>
                <td>{line - 1}</td>
                <td>{userName}</td>
                <td>{displayName}</td>
                <td>{classCode}</td>
                <td>{pin}</td>
                <td>
                  {fault === undefined ? (
                    `bonne : ${whatBecomes(known.get(userNameKey(userName)))}`
                  ) : (
                    <>
                      refusée : <span lang="en">{fault}</span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** A list without user names may name another Emma than the one who is there. */
function whatBecomes(account: Account | undefined): string {
  return account ? `modifie ${account.displayName} (${account.classCode})` : 'nouveau compte'
}

function Outcome({ answer, onDone }: { answer: ImportAnswer; onDone(): void }) {
  return (
    <div className={styles.form}>
      <p role="status">C'est fait. {summaryOf(answer)}</p>
      <Rejected lines={answer.rejected} />
      <Button onClick={onDone}>Fermer</Button>
    </div>
  )
}

function Rejected({ lines }: { lines: RejectedLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.map(({ line, message }) => (
        <li key={line}>
          Ligne {line - 1} : <span lang="en">{message}</span>
        </li>
      ))}
    </ul>
  )
}

function summaryOf({ created, updated, rejected }: ImportAnswer): string {
  return `Nouveaux : ${created}. Modifiés : ${updated}. Refusés : ${rejected.length}.`
}

function send(csv: string, isDryRun: boolean): Promise<ImportAnswer> {
  const list = new Blob([csv], { type: 'text/csv' })
  return apiPost<ImportAnswer>(`user/import${isDryRun ? '?dryRun=1' : ''}`, list)
}
