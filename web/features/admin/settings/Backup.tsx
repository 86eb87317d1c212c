import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { BACKUP_RETENTION_DAYS, MAX_BACKUP_BYTES } from '../../../../domain/api/backup.ts'
import { call } from '../../../lib/api/api.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileField } from '../ui/FileField.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import { BackupComparison } from './BackupComparison.tsx'
import { gzipBackup } from './gzip-backup.ts'
import { StoredBackups } from './StoredBackups.tsx'
import styles from './settings.module.css'
import { useDownloadBackup, useRestore } from './use-backups.ts'

/** Downloads a backup of everything the school stores, and restores one. */
export function Backup({ day }: { day: string }) {
  const backup = useDownloadBackup(day)
  const [chosen, setChosen] = useState<{ name: string; backup: Blob } | null>(null)
  const preview = useMutation({
    mutationFn: (file: Blob) => call('POST backup/preview', { body: file }),
  })
  const restore = useRestore()
  const isTooLarge = chosen !== null && chosen.backup.size > MAX_BACKUP_BYTES
  const reset = () => {
    preview.reset()
    restore.reset()
    setChosen(null)
  }
  const choose = async (file: File) => {
    reset()
    const packed = await gzipBackup(file)
    setChosen({ name: file.name, backup: packed })
    if (packed.size <= MAX_BACKUP_BYTES) preview.mutate(packed)
  }
  return (
    <section className={styles.form} aria-labelledby="backup">
      <h2 id="backup">Sauvegarde</h2>
      <p>
        Un seul fichier avec tout : comptes, pages, jeux, activités, Bravos, images et sons. Il contient des
        données d'enfants : gardez-le sous clé.
      </p>
      <Button isOff={backup.isPending} onClick={() => backup.mutate()}>
        Sauvegarder tout
      </Button>
      <FileField
        isNamed
        label="Restaurer une sauvegarde"
        help="Vous voyez d'abord ce qu'elle contient. Une fois restaurée, elle prend la place de tout ce que l'école a maintenant."
        accept=".gz,.jsonl"
        onChoose={([file]) => void choose(file)}
      />
      {isTooLarge && (
        <p role="alert" className={form.trouble}>
          Ce fichier dépasse {MAX_BACKUP_BYTES / 1024 / 1024} Mo : cette page ne peut pas le restaurer. Le
          guide du déploiement (docs/deploy.md) dit quoi faire.
        </p>
      )}
      {preview.isPending && <p role="status">Le fichier est lu…</p>}
      {chosen && preview.data && (
        <>
          {!restore.isSuccess && (
            <>
              <BackupComparison backup={preview.data.backup} here={preview.data.here} />
              <p>
                Ce qui est là maintenant est gardé {BACKUP_RETENTION_DAYS} jours : vous pourrez y revenir ici.
              </p>
            </>
          )}
          <Button
            look="soft"
            isOff={restore.isPending || restore.isSuccess}
            onClick={() => restore.mutate(chosen.backup)}
          >
            Oui, tout remplacer par {chosen.name}
          </Button>
        </>
      )}
      {restore.data && (
        <p role="status">
          {frenchSpaces(
            `C'est fait. Lignes restaurées : ${restore.data.rows}; fichiers restaurés : ${restore.data.files}.`,
          )}
        </p>
      )}
      <ServerMessage error={backup.error ?? preview.error ?? (chosen && restore.error)} />
      <StoredBackups restore={restore} onAsk={reset} />
    </section>
  )
}
