import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KEPT_BACKUPS, KEPT_DAYS, type KeptBackup } from '../../../../domain/api/backup.ts'
import { fetchFile } from '../../../lib/api/api.ts'
import { download } from '../../../lib/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { counted } from '../data/counted.ts'
import { keptBackupsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import form from '../ui/form.module.css'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { Comparison } from './Comparison.tsx'
import styles from './KeptBackups.module.css'
import type { Restore } from './use-restore.ts'

interface KeptBackupsProps {
  /** How one is put back. */
  restore: Restore
  /** Told when one is asked for: what was said of another backup is said no longer. */
  onAsk(): void
}

/** What there was before each of the last restores, and the way back to it; nothing where there was none. */
export function KeptBackups({ restore, onAsk }: KeptBackupsProps) {
  const { data: kept } = useQuery(keptBackupsQuery)
  const timeOf = useSchoolTime()
  const [asked, setAsked] = useState<KeptBackup | null>(null)
  const save = useMutation({
    mutationFn: ({ id }: KeptBackup) => fetchFile('GET backup/kept/:keptID', { path: { keptID: id } }),
    onSuccess: (file, { created }) => download(`mme-bravo-${created.slice(0, 10)}-avant.jsonl.gz`, file),
  })
  if (!kept || kept.data.length === 0) return null
  return (
    <>
      <h3>Revenir en arrière</h3>
      <p>
        Ce que l'école avait avant chaque restauration et avant chaque changement d'année est gardé ici{' '}
        {KEPT_DAYS} jours, les {KEPT_BACKUPS} dernières fois.
      </p>
      <ServerMessage error={save.error} />
      <ul className={styles.list}>
        {kept.data.map((backup) => {
          const when = timeOf(backup.created)
          return (
            <li key={backup.id} className="row bottom">
              <span>
                <strong>{when}</strong>, {counted(backup.pupils, 'élève', 'élèves')}
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
                  setAsked(backup)
                }}
              >
                Revenir à l'état d'avant
              </Button>
            </li>
          )
        })}
      </ul>
      <Dialog isOpen={asked !== null} title="Revenir à l'état d'avant" onClose={() => setAsked(null)}>
        {asked && (
          <div className={form.form}>
            <Comparison backup={asked} here={kept.here} />
            <ServerMessage error={restore.error} />
            <div>
              <Button
                isOff={restore.isPending}
                // The second click of a double one was meant for what opened the dialog.
                onClick={({ detail }) =>
                  detail < 2 && restore.mutate(asked.id, { onSuccess: () => setAsked(null) })
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
