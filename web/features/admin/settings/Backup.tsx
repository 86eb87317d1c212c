import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BACKUP_RETENTION_DAYS,
  BACKUP_TYPE,
  type BackupContents,
  MAX_BACKUP_BYTES,
  MAX_STORED_BACKUPS,
  type StoredBackup,
} from '../../../../domain/api/backup.ts'
import { call, fetchFile } from '../../../lib/api/api.ts'
import { download } from '../../../lib/download.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeText } from '../../../ui/CodeText.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { pluralize } from '../data/pluralize.ts'
import { storedBackupsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { FileField } from '../ui/FileField.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import styles from './settings.module.css'
import { type Restore, useDownloadBackup, useRestore } from './use-backups.ts'

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

interface StoredBackupsProps {
  /** Shared with the file field. */
  restore: Restore
  /** Called when the dialog for a stored backup opens, to clear the state of another restore. */
  onAsk(): void
}

/**
 * Lists the backups stored before each of the last restores, to download or restore. Renders nothing if there
 * are none.
 */
function StoredBackups({ restore, onAsk }: StoredBackupsProps) {
  const { data: backups } = useQuery(storedBackupsQuery)
  const timeOf = useSchoolTime()
  const [selected, setSelected] = useState<StoredBackup | null>(null)
  const save = useMutation({
    mutationFn: ({ id }: StoredBackup) => fetchFile('GET backup/kept/:keptID', { path: { keptID: id } }),
    onSuccess: (file, { created }) =>
      download(`mme-bravo-${timeOf(created).slice(0, 10)}-avant.jsonl.gz`, file),
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

const COMPARED_COUNTS = [
  ['pupils', 'Élèves actifs'],
  ['classes', 'Classes'],
  ['activities', "Activités de l'année"],
  ['bravos', 'Bravos'],
  ['files', 'Images et sons'],
  ['administrators', 'Administrateurs actifs'],
] as const

/** Compares the contents of a backup with what it would replace. */
function BackupComparison({ backup, here }: { backup: BackupContents; here: BackupContents }) {
  const timeOf = useSchoolTime()
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">La sauvegarde</th>
            <th scope="col">Maintenant</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Date</th>
            <td>
              <CodeText text={timeOf(backup.created)} />
            </td>
            <td>
              <CodeText text={timeOf(here.created)} />
            </td>
          </tr>
          {COMPARED_COUNTS.map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{backup[name].toLocaleString('fr-CA')}</td>
              <td>{here[name].toLocaleString('fr-CA')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {backup.administrators === 0 && (
        <p>
          {frenchSpaces("Personne ne pourrait diriger l'école avec cette sauvegarde : votre compte reste.")}
        </p>
      )}
    </>
  )
}

/** Returns a backup file in gzip, as the API expects it. Safari decompresses `.gz` files that it downloads. */
export async function gzipBackup(file: Blob): Promise<Blob> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0x1f && second === 0x8b) return file.slice(0, file.size, BACKUP_TYPE)
  const compressed = file.stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(compressed, { headers: { 'content-type': BACKUP_TYPE } }).blob()
}
