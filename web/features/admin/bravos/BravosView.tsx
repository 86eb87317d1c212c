import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { Account } from '../../../../domain/api/account.ts'
import { deName } from '../../../../domain/french.ts'
import { monthKey, monthTitle } from '../../../../domain/school-months.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { chosenClass } from '../../../lib/session/chosen-class.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MonthChoice } from '../../../ui/MonthChoice.tsx'
import { enabledPupils } from '../data/enabled-pupils.ts'
import { noPupilsText } from '../data/no-pupils-text.ts'
import { accountsQuery, monthBravosQuery } from '../data/queries.ts'
import { GroupActions } from '../group/GroupActions.tsx'
import { deleteDraft } from '../hooks/use-draft.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL_OPTION, ClassChoice } from '../ui/SelectField.tsx'
import { bravoDraftKey, PupilBravos } from './PupilBravos.tsx'

type CountedPupil = Account & { count: number }

/** Bravos of each pupil in a month, with details and a form to give more. */
export function BravosView({ title }: { title: string }) {
  return <SchoolPage title={title}>{(today) => <MonthBravos title={title} today={today} />}</SchoolPage>
}

function MonthBravos({ title, today }: { title: string; today: SchoolToday }) {
  const [month, setMonth] = useState(today.month)
  const classCode = chosenClass.use()
  const [openPupil, setOpenPupil] = useState<Account | null>(null)
  const accounts = useQuery(accountsQuery)
  const bravos = useQuery(monthBravosQuery(month))
  return (
    <>
      <MonthChoice current={today.month} value={month} onChoose={setMonth} />
      <Loaded query={accounts}>
        {(all) => (
          <Loaded query={bravos}>
            {(counts) => (
              <CountTable
                caption={`${title} : ${monthTitle(month)}`}
                fileName={`bravos-${monthKey(month)}`}
                accounts={all.filter((each) => classCode === ALL_OPTION || each.classCode === classCode)}
                counts={counts}
                onOpen={setOpenPupil}
              >
                <ClassChoice accounts={all} />
              </CountTable>
            )}
          </Loaded>
        )}
      </Loaded>
      <Dialog
        isOpen={openPupil !== null}
        onClose={() => {
          if (openPupil) deleteDraft(bravoDraftKey(openPupil))
          setOpenPupil(null)
        }}
        title={`${openPupil?.displayName ?? ''} : ${monthTitle(month)}`}
      >
        {openPupil && <PupilBravos pupil={openPupil} month={month} />}
      </Dialog>
    </>
  )
}

interface CountTableProps {
  caption: string
  fileName: string
  accounts: Account[]
  counts: readonly { userID: number; count: number }[]
  onOpen(pupil: Account): void
  children: ReactNode
}

function CountTable({ caption, fileName, accounts, counts, onOpen, children }: CountTableProps) {
  const classCode = chosenClass.use()
  const rows = useMemo(() => {
    const countOf = new Map(counts.map(({ userID, count }) => [userID, count]))
    return enabledPupils(accounts)
      .map((account): CountedPupil => ({ ...account, count: countOf.get(account.id) ?? 0 }))
      .sort((one, other) => other.count - one.count)
  }, [accounts, counts])
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowID={({ id }) => id}
      fileName={fileName}
      emptyText={noPupilsText(classCode)}
      ticks={{
        nameOf: ({ displayName, classCode }) => `${displayName} (${classCode})`,
        actions: (ticked) => <GroupActions pupils={ticked} />,
      }}
      actions={(pupil) => (
        <Button
          look="soft"
          aria-label={`Détails des Bravos ${deName(pupil.displayName)}`}
          onClick={() => onOpen(pupil)}
        >
          Détails
        </Button>
      )}
    >
      {children}
    </DataTable>
  )
}

const columns: Column<CountedPupil>[] = [
  { header: 'Élève', value: ({ displayName }) => displayName },
  { header: 'Classe', value: ({ classCode }) => classCode },
  { header: 'Bravos', value: ({ count }) => count },
]
