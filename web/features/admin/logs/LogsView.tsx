import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Log, MOST_LOGS } from '../../../../domain/api/log.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { logsQuery } from '../data/queries.ts'
import { schoolTime } from '../data/school-time.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ClearLogs } from './ClearLogs.tsx'
import styles from './LogsView.module.css'

const SHORT = 120

/** What went wrong in the pupils' browsers, as these reported it. */
export function LogsView({ title }: { title: string }) {
  const school = useQuery(schoolTodayQuery)
  const logs = useQuery(logsQuery)
  const [opened, setOpened] = useState<Log | null>(null)
  return (
    <AdminPage title={title}>
      <Loaded query={school}>
        {({ timeZone }) => (
          <Loaded query={logs} most={MOST_LOGS}>
            {(rows) => (
              <>
                <ClearLogs newest={rows[0]?.dateReceived ?? null} />
                <DataTable
                  caption={title}
                  columns={columnsIn(timeZone)}
                  rows={rows}
                  rowID={({ logID }) => logID}
                  fileName="journaux"
                  empty="Aucun problème : tout va bien."
                  actions={(log) => (
                    <Button
                      look="quiet"
                      aria-label={`Voir le journal ${log.logID}`}
                      onClick={() => setOpened(log)}
                    >
                      Voir
                    </Button>
                  )}
                />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      <Dialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={`Journal ${opened?.logID ?? ''}`}
      >
        <pre className={styles.detail}>{opened?.data}</pre>
      </Dialog>
    </AdminPage>
  )
}

function columnsIn(timeZone: string): Column<Log>[] {
  return [
    { header: 'Reçu', value: ({ dateReceived }) => schoolTime(dateReceived, timeZone) },
    { header: "Heure de l'appareil", value: ({ dateCreated }) => schoolTime(dateCreated, timeZone) },
    {
      header: 'Message',
      value: ({ data }) => data,
      cell: ({ data }) => (data.length > SHORT ? `${data.slice(0, SHORT)}…` : data),
    },
  ]
}
