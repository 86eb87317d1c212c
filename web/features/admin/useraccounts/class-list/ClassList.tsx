import type { Account } from '../../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../../domain/api/class.ts'
import { showsUserName, userNameKey } from '../../../../../domain/api/user.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { counted } from '../../data/counted.ts'
import { useDraft } from '../../hooks/use-draft.ts'
import { UnreadLines } from '../../lists/UnreadLines.tsx'
import formStyles from '../../ui/form.module.css'
import { ServerMessage } from '../../ui/ServerMessage.tsx'
import { CardsOf } from '../CardsOf.tsx'
import { UndoImport } from '../UndoImport.tsx'
import { classListDraft, classOf, type LineEdit, NO_LIST } from './class-list.ts'
import { ListFields } from './ListFields.tsx'
import { type ListRow, readyRows, rowsOf } from './list-rows.ts'
import { NamesTable } from './NamesTable.tsx'
import { readClassList } from './read-names.ts'
import { useTakingList } from './use-taking-list.ts'

interface ClassListProps {
  accounts: readonly Account[]
  classes: readonly SchoolClass[]
}

/**
 * A class from its list of names: what each pupil is called is proposed, changed in place, made and printed. What is not taken
 * stays, also when the window is closed, until it is sent or dropped.
 */
export function ClassList({ accounts, classes }: ClassListProps) {
  const blank = classes.length === 0 ? { ...NO_LIST, classCode: '' } : NO_LIST
  const [draft, write] = useDraft('class-list', classListDraft, blank)
  const { taking, taken } = useTakingList(classes, write)
  const rows = rowsOf(draft, accounts, taking.data?.refused)
  const { columns, unread } = readClassList(draft.text, draft.columns)
  const ready = readyRows(rows)
  const made = accounts.filter((account) => taken.has(userNameKey(account.userName)))
  const edit = (key: string, change: LineEdit) =>
    write({ ...draft, edits: { ...draft.edits, [key]: { ...draft.edits[key], ...change } } })
  return (
    <div className={formStyles.form}>
      {taking.data && (
        <p role="status">
          {frenchSpaces(
            `C'est fait. Nouveaux : ${taking.data.answer.created}. Modifiés : ${taking.data.answer.updated}.${rows.length > 0 ? ` Restent dans la liste : ${rows.length}.` : ''}`,
          )}
        </p>
      )}
      {made.length > 0 && <CardsOf key={made.length} pupils={made} />}
      <ListFields draft={draft} classes={classes} columns={columns} onWrite={write} />
      <UnreadLines lines={unread} />
      {rows.length > 0 && (
        <>
          {ready.some((row) => showsUserName(row)) && (
            <p>
              Le nom affiché est aussi le nom d'utilisateur : qui le voit au tableau des Bravos peut entrer à
              la place de l'élève. Un animal, ou l'initiale, ne se devine pas.
            </p>
          )}
          <p role="status">{frenchSpaces(outlook(rows, ready))}</p>
          <NamesTable rows={rows} onEdit={edit} />
          <div className="row bottom">
            <Button
              isOff={taking.isPending || ready.length === 0 || classOf(draft) === ''}
              onClick={() => taking.mutateOnce({ draft, rows })}
            >
              {labelOf(ready)}
            </Button>
            <Button look="soft" onClick={() => write({ ...draft, text: '', columns: {}, edits: {} })}>
              Abandonner la liste
            </Button>
          </div>
          {classOf(draft) === '' && <p>Choisissez d'abord la classe, en haut.</p>}
        </>
      )}
      <ServerMessage error={taking.error} />
      <UndoImport />
    </div>
  )
}

/** What will happen, in numbers. */
function outlook(rows: readonly ListRow[], ready: readonly ListRow[]): string {
  const same = ready.filter(({ outcome }) => outcome !== 'new').length
  const faulty = rows.filter(({ fault }) => fault !== null).length
  const aside = rows.length - ready.length - faulty
  return `Nouveaux : ${ready.length - same}. Modifiés : ${same}. À corriger : ${faulty}. Ignorés : ${aside}.`
}

function labelOf(ready: readonly ListRow[]): string {
  const isAllNew = ready.every(({ outcome }) => outcome === 'new')
  const accounts = counted(ready.length, 'compte', 'comptes')
  return isAllNew ? `Créer ${accounts}` : `Créer ou modifier ${accounts}`
}
