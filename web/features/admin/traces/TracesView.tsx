import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_ROWS } from '../../../../domain/api/list.ts'
import type { Trace } from '../../../../domain/api/trace.ts'
import type { SchoolToday } from '../../../lib/school/school-today.ts'
import { accountsQuery, tracesQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { usePageName } from '../data/use-page-name.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { InputField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ALL_OPTION, NameChoice } from '../ui/SelectField.tsx'
import { pupilNamer, pupilNamesByID } from './pupil-namer.ts'

/** Pages that pupils visited on a day. */
export function TracesView({ title }: { title: string }) {
  return <SchoolPage title={title}>{(today) => <DayTraces title={title} today={today} />}</SchoolPage>
}

function DayTraces({ title, today }: { title: string; today: SchoolToday }) {
  const [day, setDay] = useState(today.day)
  const traces = useQuery(tracesQuery(day))
  return (
    <>
      <InputField
        label="Jour"
        type="date"
        value={day}
        max={today.day}
        onWrite={(text) => text && setDay(text)}
      />
      <Loaded query={traces} maxRows={MAX_ROWS}>
        {(rows) => <FilteredTraces caption={`${title} : ${day}`} fileName={`traces-${day}`} rows={rows} />}
      </Loaded>
    </>
  )
}

function FilteredTraces({ caption, fileName, rows }: { caption: string; fileName: string; rows: Trace[] }) {
  const [pupil, setPupil] = useState(ALL_OPTION)
  const [page, setPage] = useState(ALL_OPTION)
  const { data: accounts = [] } = useQuery(accountsQuery)
  const pupilOf = pupilNamer(accounts)
  const pupilNames = pupilNamesByID(accounts, rows)
  const nameOf = usePageName()
  const timeOf = useSchoolTime()
  const columns: Column<Trace>[] = [
    { header: 'Heure', value: ({ date }) => timeOf(date) },
    { header: 'Élève', value: pupilOf },
    { header: 'Page', value: ({ clientID }) => nameOf(clientID) },
  ]
  const found = rows.filter(
    (trace) =>
      (pupil === ALL_OPTION || String(trace.userID) === pupil) &&
      (page === ALL_OPTION || trace.clientID === page),
  )
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={found}
      rowID={({ traceID }) => traceID}
      fileName={fileName}
      emptyText={rows.length === 0 ? "Personne n'était là ce jour-là." : 'Rien ne correspond à ce choix.'}
    >
      {/* Ids, because the names change when the accounts and the menu are loaded. */}
      <NameChoice
        label="Élève"
        allLabel="Tous"
        names={rows.map(({ userID }) => String(userID))}
        formatName={(id) => pupilNames.get(id) ?? id}
        value={pupil}
        onChoose={setPupil}
      />
      <NameChoice
        label="Page"
        allLabel="Toutes"
        names={rows.map(({ clientID }) => clientID)}
        formatName={nameOf}
        value={page}
        onChoose={setPage}
      />
    </DataTable>
  )
}
