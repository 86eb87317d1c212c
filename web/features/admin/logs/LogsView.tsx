import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Log, MOST_LOGS } from '../../../../domain/api/log.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { logsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { SchoolPage } from '../ui/SchoolPage.tsx'
import { ClearLogs } from './ClearLogs.tsx'
import styles from './LogsView.module.css'

const SHORT = 120

/** What went wrong in the pupils' browsers, as these reported it. */
export function LogsView({ title }: { title: string }) {
  const logs = useQuery(logsQuery)
  const timeOf = useSchoolTime()
  const columns = useMemo(() => columnsOf(timeOf), [timeOf])
  const [opened, setOpened] = useState<Log | null>(null)
  return (
    <SchoolPage title={title}>
      {() => (
        <Loaded query={logs} most={MOST_LOGS}>
          {(rows) => (
            <>
              <ClearLogs newest={rows[0]?.dateReceived ?? null} />
              <DataTable
                caption={title}
                columns={columns}
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
              <Dialog
                isOpen={opened !== null}
                onClose={() => setOpened(null)}
                title={`Journal ${opened?.logID ?? ''}`}
              >
                <pre className={styles.detail}>{opened?.data}</pre>
              </Dialog>
            </>
          )}
        </Loaded>
      )}
    </SchoolPage>
  )
}

function columnsOf(timeOf: (instant: string) => string): Column<Log>[] {
  return [
    { header: 'Reçu', value: ({ dateReceived }) => timeOf(dateReceived) },
    { header: "Heure de l'appareil", value: ({ dateCreated }) => timeOf(dateCreated) },
    {
      header: 'Message',
      value: ({ data }) => data,
      cell: ({ data }) => (data.length > SHORT ? `${data.slice(0, SHORT)}…` : data),
    },
  ]
}
