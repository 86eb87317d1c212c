import { useState } from 'react'
import type { Account } from '../../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../../domain/api/class.ts'
import { showsUserName, userNameKey } from '../../../../../domain/api/user.ts'
import { call } from '../../../../lib/api/api.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { accountsQuery, classesQuery, lastImportQuery } from '../../data/queries.ts'
import { useAdminMutation } from '../../data/use-admin-mutation.ts'
import { useDraft } from '../../hooks/use-draft.ts'
import { UnreadLines } from '../../lists/ColumnChoices.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import formStyles from '../../ui/ui.module.css'
import { PupilCards } from '../PupilCards.tsx'
import { sendPupils } from '../pupil-file.ts'
import { UndoImport } from '../UndoImport.tsx'
import {
  type ClassListDraft,
  classListDraft,
  classOf,
  isEmptyList,
  type LineEdit,
  NO_LIST,
  withKnownClass,
} from './class-list.ts'
import { ListFields } from './ListFields.tsx'
import { importLines, type ListRow, readyRows, refusalsByKey, rowsOf, withoutImported } from './list-rows.ts'
import { NamesTable } from './NamesTable.tsx'
import { readClassList } from './read-class-list.ts'

interface ClassListProps {
  accounts: readonly Account[]
  classes: readonly SchoolClass[]
}

/**
 * Creates accounts from a list of names: proposes the account names, lets the teacher edit them, creates the
 * accounts and prints their cards. Lines that are not imported stay in the draft, even after the dialog
 * closes.
 */
export function ClassList({ accounts, classes }: ClassListProps) {
  const initial = classes.length === 0 ? { ...NO_LIST, classCode: '' } : NO_LIST
  const [typed, write] = useDraft('class-list', classListDraft, initial, isEmptyList)
  const draft = withKnownClass(typed, classes)
  const { importList, imported } = useListImport(classes, write)
  const ofClass =
    draft.classCode === '' ? draft.newClass : classes.find(({ classCode }) => classCode === draft.classCode)
  const rows = rowsOf(draft, accounts, importList.data?.refused, ofClass)
  const { columns, unread } = readClassList(draft.text, draft.columns)
  const ready = readyRows(rows)
  const made = accounts.filter((account) => imported.has(userNameKey(account.userName)))
  const edit = (key: string, change: LineEdit) =>
    write({ ...typed, edits: { ...typed.edits, [key]: { ...typed.edits[key], ...change } } })
  return (
    <div className={formStyles.form}>
      {importList.data && (
        <p role="status">
          {frenchSpaces(
            `C'est fait. Nouveaux : ${importList.data.answer.created}. Modifiés : ${importList.data.answer.updated}.${rows.length > 0 ? ` Restent dans la liste : ${rows.length}.` : ''}`,
          )}
        </p>
      )}
      {made.length > 0 && <PupilCards key={made.length} pupils={made} />}
      <fieldset className={`plain ${formStyles.form}`} disabled={importList.isPending}>
        <ListFields draft={typed} classes={classes} columns={columns} onWrite={write} />
      </fieldset>
      {draft !== typed && (
        <p role="status">
          {frenchSpaces(`La classe « ${draft.classCode} » existe déjà : les élèves y entreront.`)}
        </p>
      )}
      <UnreadLines lines={unread} />
      {rows.length > 0 && (
        <>
          {ready.some((row) => showsUserName(row)) && (
            <p>
              Le nom affiché est aussi le nom d'utilisateur : qui le voit au tableau des Bravos peut entrer à
              la place de l'élève. Un animal, ou l'initiale, ne se devine pas.
            </p>
          )}
          <p role="status">{frenchSpaces(summaryText(rows, ready))}</p>
          <fieldset className="plain" disabled={importList.isPending}>
            <NamesTable rows={rows} onEdit={edit} />
          </fieldset>
          <div className="row bottom">
            <Button
              isOff={importList.isPending || ready.length === 0 || classOf(draft) === ''}
              onClick={() => importList.mutateOnce({ draft, rows })}
            >
              {buttonLabel(ready)}
            </Button>
            <Button
              look="soft"
              isOff={importList.isPending}
              onClick={() => write({ ...typed, text: '', columns: {}, edits: {} })}
            >
              Abandonner la liste
            </Button>
          </div>
          {classOf(draft) === '' && <p>Choisissez d'abord la classe, en haut.</p>}
        </>
      )}
      <ServerMessage error={importList.error} />
      <UndoImport />
    </div>
  )
}

/** Summary of what the import will do. */
function summaryText(rows: readonly ListRow[], ready: readonly ListRow[]): string {
  const same = ready.filter(({ outcome }) => outcome !== 'new').length
  const faulty = rows.filter(({ fault }) => fault !== null).length
  const ignored = rows.length - ready.length - faulty
  return `Nouveaux : ${ready.length - same}. Modifiés : ${same}. À corriger : ${faulty}. Ignorés : ${ignored}.`
}

function buttonLabel(ready: readonly ListRow[]): string {
  const isAllNew = ready.every(({ outcome }) => outcome === 'new')
  const accounts = pluralize(ready.length, 'compte', 'comptes')
  return isAllNew ? `Créer ${accounts}` : `Créer ou modifier ${accounts}`
}

interface ImportRequest {
  draft: ClassListDraft
  rows: readonly ListRow[]
}

/**
 * Creates the accounts of a list, after its class if that is new.
 * @param onImported called with the draft without the imported lines
 */
function useListImport(classes: readonly SchoolClass[], onImported: (draft: ClassListDraft) => void) {
  /** Imported accounts by `userNameKey`; their cards can be printed. */
  const [imported, setImported] = useState<readonly string[]>([])
  const importList = useAdminMutation({
    mutationFn: async ({ draft, rows }: ImportRequest) => {
      const classCode = classOf(draft)
      if (!classes.some((known) => known.classCode === classCode)) {
        const { teacherName, grade, lastGrade } = draft.newClass
        await call('PUT classes/:classCode', { path: { classCode }, body: { teacherName, grade, lastGrade } })
      }
      const sent = readyRows(rows)
      const answer = await sendPupils(importLines(sent, classCode))
      return { answer, sent, classCode, refused: refusalsByKey(sent, answer.rejected) }
    },
    onSuccess({ sent, classCode, refused }, { draft, rows }) {
      const importedRows = sent.filter(({ key }) => !(key in refused))
      onImported({ ...withoutImported(draft, rows, new Set(importedRows.map(({ key }) => key))), classCode })
      setImported((before) => [...before, ...importedRows.map(({ userName }) => userNameKey(userName))])
    },
    invalidates: [accountsQuery, classesQuery, lastImportQuery],
  })
  return { importList, imported: new Set(imported) }
}
