import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { AdminAction } from '../../../../domain/api/admin-action.ts'
import { MAX_ROWS } from '../../../../domain/api/list.ts'
import { adminActionsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useHistoryState } from '../hooks/use-history-state.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL_OPTION, NameChoice } from '../ui/SelectField.tsx'
import { actionText, actorText, kindNames, kindOf, personText, targetText } from './journal-text.ts'

/** Administrator actions of the school year. */
export function JournalView({ title }: { title: string }) {
  const actions = useQuery(adminActionsQuery)
  return (
    <SchoolPage title={title}>
      {() => (
        <Loaded query={actions} maxRows={MAX_ROWS}>
          {(rows) => <Actions title={title} rows={rows} />}
        </Loaded>
      )}
    </SchoolPage>
  )
}

function Actions({ title, rows }: { title: string; rows: AdminAction[] }) {
  const [who, setWho] = useHistoryState('who', z.string(), ALL_OPTION)
  const [kind, setKind] = useHistoryState('kind', z.string(), ALL_OPTION)
  const timeOf = useSchoolTime()
  const columns: Column<AdminAction>[] = [
    { header: 'Date', value: ({ at }) => timeOf(at) },
    { header: 'Qui', value: actorText },
    { header: 'Quoi', value: actionText },
    { header: 'Pour qui', value: personText },
    { header: 'Où', value: targetText },
  ]
  const found = useMemo(
    () =>
      rows.filter(
        (row) =>
          (who === ALL_OPTION || actorText(row) === who) &&
          (kind === ALL_OPTION || kindNames[kindOf(row)] === kind),
      ),
    [rows, who, kind],
  )
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={found}
      rowID={({ adminActionID }) => adminActionID}
      fileName="journal"
      emptyText={rows.length === 0 ? "Rien n'a été fait cette année." : 'Rien ne correspond à ce choix.'}
    >
      <NameChoice label="Qui" allLabel="Tous" names={rows.map(actorText)} value={who} onChoose={setWho} />
      <NameChoice
        label="Sorte"
        allLabel="Toutes"
        names={Object.values(kindNames)}
        value={kind}
        onChoose={setKind}
      />
    </DataTable>
  )
}
