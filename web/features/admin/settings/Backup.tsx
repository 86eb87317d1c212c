import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { BACKUP_BYTES, type RestoreAnswer } from '../../../../domain/api/backup.ts'
import { apiPost } from '../../../lib/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../Field.tsx'
import form from '../form.module.css'
import { ServerMessage } from '../ServerMessage.tsx'
import { useBackup } from '../use-backup.ts'
import { asBackup } from './as-backup.ts'
import styles from './SettingsView.module.css'

/** Everything that the school keeps: into one file, and back. */
export function Backup({ day }: { day: string }) {
  const backup = useBackup(day)
  const [chosen, setChosen] = useState<{ name: string; backup: Blob } | null>(null)
  const restore = useRestore()
  const isTooLarge = chosen !== null && chosen.backup.size > BACKUP_BYTES
  const error = backup.error ?? restore.error
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    restore.reset()
    setChosen(null)
    const [file] = target.files ?? []
    if (file) setChosen({ name: file.name, backup: await asBackup(file) })
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
      <Field label="Remettre une sauvegarde" help="Elle prend la place de tout ce que l'école a maintenant.">
        {(control) => (
          <input {...control} type="file" accept=".gz,.jsonl" onChange={(event) => void choose(event)} />
        )}
      </Field>
      {isTooLarge && (
        <p role="alert" className={form.trouble}>
          Ce fichier dépasse {BACKUP_BYTES / 1024 / 1024} Mo : cette page ne peut pas le remettre. Le guide du
          déploiement (docs/deploy.md) dit quoi faire.
        </p>
      )}
      {chosen && !isTooLarge && (
        <Button
          look="soft"
          isOff={restore.isPending || restore.isSuccess}
          onClick={() => restore.mutate(chosen.backup)}
        >
          Oui, tout remplacer par {chosen.name}
        </Button>
      )}
      {restore.data && (
        <p role="status">
          C'est fait. Lignes revenues : {restore.data.rows} ; fichiers revenus : {restore.data.files}.
        </p>
      )}
      <ServerMessage error={error} />
    </section>
  )
}

function useRestore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (file: Blob) => apiPost<RestoreAnswer>('backup/restore', file),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
