import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../../../domain/api/account.ts'
import type { UserExport } from '../../../../domain/api/export.ts'
import { deName } from '../../../../domain/french.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { download } from '../../../lib/download.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { accountsQuery, userExportQuery } from '../data/queries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import styles from '../ui/ui.module.css'
import { PupilCards } from './PupilCards.tsx'
import { RemoveSecondFactors } from './RemoveSecondFactors.tsx'

interface AccountActionsProps {
  account: Account
  onErased(): void
}

/**
 * Actions on a saved account: print or revoke its card, export its data, erase it. The card of a disabled account
 * signs nobody in.
 */
export function AccountActions({ account, onErased }: AccountActionsProps) {
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'card' | 'revoke' | 'erase' | null>(null)
  /** Does nothing if another dialog has opened meanwhile. */
  const close = (closed: typeof dialog) => setDialog((now) => (now === closed ? null : now))
  const stored = useQuery({ ...userExportQuery(account.id), enabled: dialog === 'erase' })
  const exportData = useMutation({
    mutationFn: () => call('GET export/user/:id', { path: { id: account.id } }),
    onSuccess(all) {
      const file = new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' })
      download(`${account.userName}.json`, file)
    },
  })
  const revoke = useMutation({
    mutationFn: () => call('DELETE cards/:userID', { path: { userID: account.id } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['admin', 'cards'] })
      setDialog('card')
    },
  })
  const erase = useMutation({
    mutationFn: () => deleteIfExists('DELETE user/:id', { path: { id: account.id } }),
    onSuccess() {
      showToast(`Le compte ${deName(account.displayName)} est effacé.`)
      // Close first: the focus returns to the table row and moves on when the row disappears.
      onErased()
      return queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey })
    },
  })
  return (
    <div className={styles.danger}>
      {!account.isAdmin && account.isEnabled && (
        <>
          <Button
            look="quiet"
            onClick={() => {
              revoke.reset()
              setDialog('card')
            }}
          >
            Imprimer la carte
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              revoke.reset()
              setDialog('revoke')
            }}
          >
            Désactiver la carte…
          </Button>
        </>
      )}
      {account.isAdmin && <RemoveSecondFactors account={account} />}
      <Button look="quiet" isOff={exportData.isPending} onClick={() => exportData.mutate()}>
        Ce que le site garde sur {account.isAdmin ? 'cette personne' : "l'élève"}
      </Button>
      <Button look="quiet" onClick={() => setDialog('erase')}>
        Effacer…
      </Button>
      <ServerMessage error={exportData.error} />
      <Dialog
        isBrief
        isOpen={dialog === 'card'}
        title={`La carte ${deName(account.displayName)}`}
        onClose={() => close('card')}
      >
        {revoke.isSuccess && <p role="status">L'ancienne carte n'ouvre plus rien. Imprimez la nouvelle.</p>}
        <PupilCards pupils={[account]} />
      </Dialog>
      <ConfirmDialog
        isOpen={dialog === 'revoke'}
        title={`Désactiver la carte ${deName(account.displayName)}?`}
        confirm="Désactiver la carte"
        mutation={revoke}
        onConfirm={() => revoke.mutate()}
        onClose={() => close('revoke')}
      >
        La carte imprimée n'ouvrira plus rien : 1 carte à remplacer. L'élève qui est entré doit entrer de
        nouveau; son nom ouvre encore. Vous pourrez imprimer la nouvelle tout de suite; l'ancienne ne revient
        pas.
      </ConfirmDialog>
      <ConfirmDialog
        // Waits for the counts that its text shows.
        isOpen={dialog === 'erase' && !stored.isLoading}
        title={`Effacer ${account.displayName}?`}
        confirm="Effacer pour de bon"
        mutation={erase}
        onConfirm={() => erase.mutate()}
        onClose={() => {
          erase.reset()
          close('erase')
        }}
      >
        Le compte et tout ce qui en est gardé seront effacés :{' '}
        {stored.data ? frenchSpaces(storedDataText(stored.data)) : 'activités, Bravos, mots, accès'}. Cela ne
        s'annule pas. Pour seulement fermer le compte, décochez « Actif ».
      </ConfirmDialog>
    </div>
  )
}

/** Lists the counts of a user's data, e.g. "120 activités, 14 Bravos, 230 mots". */
function storedDataText(data: UserExport): string {
  const earlier = data.activityTotals.reduce((sum, { count }) => sum + count, 0)
  const counts: readonly [number, string, string][] = [
    [data.activities.length + earlier, 'activité', 'activités'],
    [data.bravos.length, 'Bravo', 'Bravos'],
    [data.wordMemories.length, 'mot', 'mots'],
    [data.whitelist.length, 'page réservée', 'pages réservées'],
    [data.traces.length, 'visite', 'visites'],
  ]
  const parts = counts.flatMap(([count, one, many]) =>
    count > 0 ? [`${count.toLocaleString('fr-CA')} ${count === 1 ? one : many}`] : [],
  )
  return parts.length > 0 ? parts.join(', ') : 'rien encore que le compte'
}
