import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BACKUP_RETENTION_DAYS,
  MAX_STORED_BACKUPS,
  type StoredBackup,
} from '../../../../domain/api/backup.ts'
import { fetchFile } from '../../../lib/api/api.ts'
import { download } from '../../../lib/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { pluralize } from '../data/pluralize.ts'
import { storedBackupsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import { BackupComparison } from './BackupComparison.tsx'
import styles from './settings.module.css'
import type { Restore } from './use-backups.ts'

interface StoredBackupsProps {
  /** Shared with the file field. */
  restore: Restore
  /** Called when the dialog for a stored backup opens, to clear the state of another restore. */
  onAsk(): void
}

/** Lists the backups stored before each of the last restores, to download or restore. Renders nothing if there are none. */
export function StoredBackups({ restore, onAsk }: StoredBackupsProps) {
  const { data: backups } = useQuery(storedBackupsQuery)
  const timeOf = useSchoolTime()
  const [selected, setSelected] = useState<StoredBackup | null>(null)
  const save = useMutation({
    mutationFn: ({ id }: StoredBackup) => fetchFile('GET backup/kept/:keptID', { path: { keptID: id } }),
    onSuccess: (file, { created }) => download(`mme-bravo-${created.slice(0, 10)}-avant.jsonl.gz`, file),
  })
  if (!backups || backups.data.length === 0) return null
  return (
    <>
      <h3>Revenir en arrière</h3>
      <p>
        Ce que l'école avait avant chaque restauration et avant chaque changement d'année est gardé ici{' '}
        {BACKUP_RETENTION_DAYS} jours, les {MAX_STORED_BACKUPS} dernières fois.
      </p>
      <ServerMessage error={save.error} />
      <ul className={styles.list}>
        {backups.data.map((backup) => {
          const when = timeOf(backup.created)
          return (
            <li key={backup.id} className="row bottom">
              <span>
                <strong>{when}</strong>, {pluralize(backup.pupils, 'élève', 'élèves')}
              </span>
              <Button
                look="quiet"
                isOff={save.isPending}
                aria-label={`Télécharger la sauvegarde du ${when}`}
                onClick={() => save.mutate(backup)}
              >
                Télécharger
              </Button>
              <Button
                look="soft"
                aria-label={`Revenir à l'état d'avant, du ${when}`}
                onClick={() => {
                  onAsk()
                  setSelected(backup)
                }}
              >
                Revenir à l'état d'avant
              </Button>
            </li>
          )
        })}
      </ul>
      <Dialog isOpen={selected !== null} title="Revenir à l'état d'avant" onClose={() => setSelected(null)}>
        {selected && (
          <div className={form.form}>
            <BackupComparison backup={selected} here={backups.here} />
            <ServerMessage error={restore.error} />
            <div>
              <Button
                isOff={restore.isPending}
                // Ignore the second click of a double click on the button that opened the dialog.
                onClick={({ detail }) =>
                  detail < 2 && restore.mutate(selected.id, { onSuccess: () => setSelected(null) })
                }
              >
                Oui, y revenir
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}
