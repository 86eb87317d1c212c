import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { Account } from '../../../../domain/api/account.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import { MAX_ROWS } from '../../../../domain/api/list.ts'
import { gradeIn, isSplit } from '../../../../domain/class-grades.ts'
import { frenchOrder } from '../../../../domain/french-order.ts'
import { chooseClass, chosenClass, useChosenClassOf } from '../../../lib/session/chosen-class.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Choice.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { enabledPupils } from '../data/enabled-pupils.ts'
import { accountsQuery, classesQuery } from '../data/queries.ts'
import { GroupActions } from '../group/GroupActions.tsx'
import { Groups } from '../group/Groups.tsx'
import { useClassOption } from '../hooks/use-class-option.ts'
import { deleteDraft } from '../hooks/use-draft.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL_OPTION, ClassChoice } from '../ui/SelectField.tsx'
import { AccountForm, accountDraftKey } from './AccountForm.tsx'
import { Classes, NEW_CLASS_KEY } from './Classes.tsx'
import { ClassList } from './class-list/ClassList.tsx'
import { ImportPupils } from './ImportPupils.tsx'
import { PupilCards } from './PupilCards.tsx'
import { SchoolYear } from './SchoolYear.tsx'
import { SecretPictures } from './SecretPictures.tsx'

const DIALOGS = [
  { name: 'names', title: 'Coller une liste de classe', isWide: true },
  { name: 'import', title: 'Importer une liste', isWide: true },
  { name: 'cards', title: 'Imprimer les cartes', isWide: false },
  { name: 'pictures', title: 'Images secrètes', isWide: true },
  { name: 'classes', title: 'Les classes', isWide: true },
  { name: 'groups', title: 'Les groupes', isWide: false },
  { name: 'year', title: "Changer d'année", isWide: false },
] as const
type DialogName = (typeof DIALOGS)[number]['name']
type OpenDialog = { form: Account | null } | DialogName | null

/** Lists pupils and administrators; opens the forms, imports and cards. */
export function UserAccountsView({ title }: { title: string }) {
  const accounts = useQuery(accountsQuery)
  const classes = useQuery(classesQuery)
  const [open, setOpen] = useState<OpenDialog>(null)
  const close = () => {
    if (isForm(open)) deleteDraft(accountDraftKey(open.form))
    if (open === 'classes') deleteDraft(NEW_CLASS_KEY)
    setOpen(null)
  }
  return (
    <AdminPage title={title}>
      <div className="row">
        <Button onClick={() => setOpen({ form: null })}>Ajouter un compte</Button>
        {DIALOGS.map(({ name, title }) => (
          <Button key={name} look="soft" onClick={() => setOpen(name)}>
            {title}
          </Button>
        ))}
      </div>
      <Loaded query={classes}>
        {(allClasses) => (
          <Loaded query={accounts} maxRows={MAX_ROWS}>
            {(allAccounts) => (
              <>
                <AccountTable
                  caption={title}
                  accounts={allAccounts}
                  classes={allClasses}
                  onOpen={(account) => setOpen({ form: account })}
                />
                <Dialog isOpen={isForm(open)} title={titleOf(open)} onClose={close}>
                  {isForm(open) && (
                    <AccountForm
                      account={open.form}
                      accounts={allAccounts}
                      classes={allClasses}
                      onDone={close}
                    />
                  )}
                </Dialog>
                {DIALOGS.map(({ name, title, isWide }) => (
                  <Dialog key={name} isWide={isWide} isOpen={open === name} title={title} onClose={close}>
                    {contentOf(name, allAccounts, allClasses, close)}
                  </Dialog>
                ))}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  )
}

function contentOf(
  name: DialogName,
  accounts: readonly Account[],
  classes: readonly SchoolClass[],
  close: () => void,
): ReactNode {
  const contents: Readonly<Record<DialogName, ReactNode>> = {
    names: <ClassList accounts={accounts} classes={classes} />,
    import: <ImportPupils classes={classes} />,
    cards: <SignInCards accounts={accounts} />,
    pictures: <SecretPictures accounts={accounts} classes={classes} />,
    classes: <Classes classes={classes} />,
    groups: <Groups />,
    year: <SchoolYear classes={classes} onDone={close} />,
  }
  return contents[name]
}

interface AccountTableProps {
  caption: string
  accounts: Account[]
  classes: readonly SchoolClass[]
  onOpen(account: Account): void
}

function AccountTable({ caption, accounts, classes, onOpen }: AccountTableProps) {
  const classCode = chosenClass.use()
  const rows = useMemo(
    () => accounts.filter((each) => classCode === ALL_OPTION || each.classCode === classCode),
    [accounts, classCode],
  )
  return (
    <DataTable
      caption={caption}
      columns={useMemo(() => columnsFor(classes), [classes])}
      rows={rows}
      rowID={({ id }) => id}
      fileName="comptes"
      emptyText={
        accounts.length === 0
          ? "Il n'y a pas encore de comptes."
          : "Il n'y a pas de comptes dans cette classe."
      }
      ticks={{
        nameOf: ({ displayName, classCode }) => `${displayName} (${classCode || 'sans classe'})`,
        actions: (ticked) => <GroupActions pupils={ticked.filter(({ isAdmin }) => !isAdmin)} />,
      }}
      actions={(account) => (
        <Button look="soft" aria-label={`Modifier ${account.displayName}`} onClick={() => onOpen(account)}>
          Modifier
        </Button>
      )}
    >
      <ClassChoice accounts={accounts} />
    </DataTable>
  )
}

/** Columns of the account table, with the pupils' grades if a class is split. */
function columnsFor(classes: readonly SchoolClass[]): Column<Account>[] {
  const split = new Map(classes.filter(isSplit).map((each) => [each.classCode, each]))
  const gradeOf = ({ classCode, grade }: Account) => {
    const ofClass = split.get(classCode)
    return ofClass ? gradeIn(ofClass, grade) : ''
  }
  return [
    { header: 'Nom', value: ({ displayName }) => displayName },
    { header: "Nom d'utilisateur", value: ({ userName }) => userName },
    { header: 'Classe', value: ({ classCode }) => classCode },
    ...(split.size > 0 ? [{ header: 'Année', value: gradeOf }] : []),
    { header: 'NIP', value: ({ pin }) => pin ?? '' },
    { header: 'État', value: stateText },
  ]
}

function stateText({ isAdmin, scope, isEnabled }: Account): string {
  if (!isEnabled) return 'désactivé'
  if (!isAdmin) return 'actif'
  return scope ? 'collègue' : 'administrateur'
}

function isForm(open: OpenDialog): open is { form: Account | null } {
  return open !== null && typeof open === 'object'
}

function titleOf(open: OpenDialog): string {
  return isForm(open) && open.form ? open.form.displayName : 'Un nouveau compte'
}

/** Prints the cards of a class. */
function SignInCards({ accounts }: { accounts: readonly Account[] }) {
  const pupils = enabledPupils(accounts)
  const classOption = useClassOption()
  const classes = [...new Set(pupils.map((pupil) => pupil.classCode))].toSorted(frenchOrder)
  const classCode = useChosenClassOf(classes)
  if (classes.length === 0) return <p>Il n'y a pas encore d'élèves.</p>
  return (
    <div className="stack loose left">
      <Choice label="Classe" value={classCode} options={classes.map(classOption)} onChoose={chooseClass} />
      <PupilCards key={classCode} pupils={pupils.filter((pupil) => pupil.classCode === classCode)} />
    </div>
  )
}
