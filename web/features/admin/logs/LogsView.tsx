import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Log, MAX_LOGS } from '../../../../domain/api/log.ts'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { logsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { SchoolPage } from '../ui/AdminPage.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './LogsView.module.css'

const MAX_MESSAGE_LENGTH = 120

/** Error reports from pupils' browsers. */
export function LogsView({ title }: { title: string }) {
  const logs = useQuery(logsQuery)
  const timeOf = useSchoolTime()
  const columns = useMemo(() => columnsOf(timeOf), [timeOf])
  const [openLog, setOpenLog] = useState<Log | null>(null)
  return (
    <SchoolPage title={title}>
      {() => (
        <Loaded query={logs} maxRows={MAX_LOGS}>
          {(rows) => (
            <>
              <ClearLogs newest={rows[0]?.dateReceived ?? null} />
              <DataTable
                caption={title}
                columns={columns}
                rows={rows}
                rowID={({ logID }) => logID}
                fileName="erreurs"
                emptyText="Aucun problème : tout va bien."
                actions={(log) => (
                  <Button
                    look="quiet"
                    aria-label={`Voir l'erreur ${log.logID}`}
                    onClick={() => setOpenLog(log)}
                  >
                    Voir
                  </Button>
                )}
              />
              <Dialog
                isOpen={openLog !== null}
                onClose={() => setOpenLog(null)}
                title={`Erreur ${openLog?.logID ?? ''}`}
              >
                <pre className={styles.detail}>{openLog?.data}</pre>
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
      cell: ({ data }) => (data.length > MAX_MESSAGE_LENGTH ? `${data.slice(0, MAX_MESSAGE_LENGTH)}…` : data),
    },
  ]
}

/** Deletes the logs received up to `newest`, the time of the latest log on the page. Null if there is none. */
function ClearLogs({ newest }: { newest: string | null }) {
  const [isConfirming, setConfirming] = useState(false)
  const clear = useAdminMutation({
    mutationFn: (newest: string) => {
      // One millisecond later, to include logs of that instant and keep newer ones.
      const before = new Date(Date.parse(newest) + 1).toISOString()
      return call('DELETE logs', { query: { before } })
    },
    onSuccess: () => setConfirming(false),
    invalidates: [logsQuery],
  })
  return (
    <>
      {newest !== null && (
        <Button look="soft" onClick={() => setConfirming(true)}>
          Effacer les erreurs
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title="Effacer les erreurs?"
        confirm="Effacer pour de bon"
        mutation={clear}
        onConfirm={() => newest !== null && clear.mutate(newest)}
        onClose={() => setConfirming(false)}
      >
        Toutes les erreurs reçues jusqu'ici seront effacées pour de bon.
      </ConfirmDialog>
      <p role="status">{clear.data && `Erreurs effacées : ${clear.data.deleted}.`}</p>
    </>
  )
}
