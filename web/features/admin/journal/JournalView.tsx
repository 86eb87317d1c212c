import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { adminCalls } from '../../../../domain/admin-calls.ts'
import type { AdminAction } from '../../../../domain/api/admin-action.ts'
import { MOST_ROWS } from '../../../../domain/api/list.ts'
import { usePageName } from '../data/page-names.ts'
import { adminActionsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useKeptPlace } from '../hooks/use-kept-place.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL, NameChoice } from '../ui/NameChoice.tsx'
import { SchoolPage } from '../ui/SchoolPage.tsx'

const ERASED = 'Compte effacé'

/** What the administrators did since the school year began. */
export function JournalView({ title }: { title: string }) {
  const actions = useQuery(adminActionsQuery)
  return (
    <SchoolPage title={title}>
      {() => (
        <Loaded query={actions} most={MOST_ROWS}>
          {(rows) => <Actions title={title} rows={rows} />}
        </Loaded>
      )}
    </SchoolPage>
  )
}

interface ActionsProps {
  title: string
  rows: AdminAction[]
}

function Actions({ title, rows }: ActionsProps) {
  const [who, setWho] = useKeptPlace('who', z.string(), ALL)
  const nameOf = usePageName()
  const timeOf = useSchoolTime()
  const columns: Column<AdminAction>[] = [
    { header: 'Date', value: ({ at }) => timeOf(at) },
    { header: 'Qui', value: whoOf },
    { header: 'Quoi', value: ({ call }) => adminCalls[call]?.says ?? call },
    { header: 'Pour qui', value: aboutOf },
    { header: 'Où', value: ({ target }) => (target === '' ? '' : nameOf(target)) },
  ]
  const found = useMemo(() => rows.filter((row) => who === ALL || whoOf(row) === who), [rows, who])
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={found}
      rowID={({ adminActionID }) => adminActionID}
      fileName="journal"
      empty={rows.length === 0 ? "Personne n'a rien changé cette année." : 'Rien ne correspond à ce choix.'}
    >
      <NameChoice label="Qui" all="Tous" names={rows.map(whoOf)} value={who} onChoose={setWho} />
    </DataTable>
  )
}

function whoOf({ by }: AdminAction): string {
  return by ?? ERASED
}

/** An account that was erased has no name, where there was one. */
function aboutOf({ call, about }: AdminAction): string {
  return about ?? (adminCalls[call]?.about ? ERASED : '')
}
