import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Trace } from '../../../../domain/api/trace.ts'
import { type SchoolToday, schoolTodayQuery } from '../../../lib/school-today.ts'
import { AdminPage } from '../AdminPage.tsx'
import { type Column, DataTable } from '../DataTable.tsx'
import { Field } from '../Field.tsx'
import { Loaded } from '../Loaded.tsx'
import { usePageName } from '../page-names.ts'
import { tracesQuery } from '../queries.ts'
import { schoolTime } from '../school-time.ts'

/** Where pupils went on a day. */
export function TracesView({ title }: { title: string }) {
  const school = useQuery(schoolTodayQuery)
  return (
    <AdminPage title={title} hint="Les pages que les élèves ont ouvertes, jour par jour.">
      <Loaded query={school}>{(today) => <Day title={title} today={today} />}</Loaded>
    </AdminPage>
  )
}

function Day({ title, today }: { title: string; today: SchoolToday }) {
  const [day, setDay] = useState(today.day)
  const traces = useQuery(tracesQuery(day))
  const nameOf = usePageName()
  const columns = useMemo(
    (): Column<Trace>[] => [
      { header: 'Heure', value: ({ date }) => schoolTime(date, today.timeZone) },
      { header: 'Élève', value: ({ displayName }) => displayName },
      { header: 'Page', value: ({ clientID }) => nameOf(clientID) },
    ],
    [today.timeZone, nameOf],
  )
  return (
    <>
      <Field label="Jour">
        {(control) => (
          <input
            {...control}
            type="date"
            value={day}
            max={today.day}
            onChange={({ target }) => target.value && setDay(target.value)}
          />
        )}
      </Field>
      <Loaded query={traces}>
        {(rows) => (
          <DataTable
            caption={`${title} : ${day}`}
            columns={columns}
            rows={rows}
            rowID={({ traceID }) => traceID}
            fileName={`traces-${day}`}
            empty="Personne n'était là ce jour-là."
          />
        )}
      </Loaded>
    </>
  )
}
