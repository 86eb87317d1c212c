import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../../../domain/api/account.ts'
import { deName } from '../../../../domain/french.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { download } from '../../../lib/download.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { deleteOnce } from '../data/delete-once.ts'
import { accountsQuery, keptOfUserQuery } from '../data/queries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import styles from '../ui/form.module.css'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { CardsOf } from './CardsOf.tsx'
import { keptInWords } from './kept-in-words.ts'
import { OtherFactors } from './OtherFactors.tsx'

interface WholeAccountProps {
  account: Account
  onErased(): void
}

/** What is done to an account as it is, beside the form: its card, all that is kept of it, and its end. */
export function WholeAccount({ account, onErased }: WholeAccountProps) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'card' | 'revoke' | 'erase' | null>(null)
  /** One that closes because another opens leaves that one open. */
  const close = (closed: typeof asked) => setAsked((now) => (now === closed ? null : now))
  const kept = useQuery({ ...keptOfUserQuery(account.id), enabled: asked === 'erase' })
  const everything = useMutation({
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
      setAsked('card')
    },
  })
  const erase = useMutation({
    mutationFn: () => deleteOnce('DELETE user/:id', { path: { id: account.id } }),
    onSuccess() {
      showToast(`${account.displayName} est effacé.`)
      // First, so that the focus goes back to the row, and on from there when that goes.
      onErased()
      return queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey })
    },
  })
  return (
    <div className={styles.danger}>
      {!account.isAdmin && (
        <>
          <Button
            look="quiet"
            onClick={() => {
              revoke.reset()
              setAsked('card')
            }}
          >
            Imprimer la carte
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              revoke.reset()
              setAsked('revoke')
            }}
          >
            Désactiver la carte…
          </Button>
        </>
      )}
      {account.isAdmin && <OtherFactors account={account} />}
      <Button look="quiet" isOff={everything.isPending} onClick={() => everything.mutate()}>
        Ce que le site garde sur l'élève
      </Button>
      <Button look="quiet" onClick={() => setAsked('erase')}>
        Effacer…
      </Button>
      <ServerMessage error={everything.error} />
      <Dialog
        isBrief
        isOpen={asked === 'card'}
        title={`La carte ${deName(account.displayName)}`}
        onClose={() => close('card')}
      >
        {revoke.isSuccess && <p role="status">L'ancienne carte n'ouvre plus rien. Imprimez la nouvelle.</p>}
        <CardsOf pupils={[account]} />
      </Dialog>
      <ConfirmDialog
        isOpen={asked === 'revoke'}
        title={`Désactiver la carte ${deName(account.displayName)}?`}
        confirm="Désactiver la carte"
        doing={revoke}
        onConfirm={() => revoke.mutate()}
        onClose={() => close('revoke')}
      >
        La carte imprimée n'ouvrira plus rien : 1 carte à remplacer. L'élève qui est entré doit entrer de
        nouveau; son nom ouvre encore. Vous pourrez imprimer la nouvelle tout de suite; l'ancienne ne revient
        pas.
      </ConfirmDialog>
      <ConfirmDialog
        // It says in numbers what goes, so it waits for them.
        isOpen={asked === 'erase' && !kept.isLoading}
        title={`Effacer ${account.displayName}?`}
        confirm="Effacer pour de bon"
        doing={erase}
        onConfirm={() => erase.mutate()}
        onClose={() => {
          erase.reset()
          close('erase')
        }}
      >
        Le compte et tout ce qui en est gardé seront effacés :{' '}
        {kept.data ? frenchSpaces(keptInWords(kept.data)) : 'activités, Bravos, mots, accès'}. Cela ne
        s'annule pas. Pour seulement fermer le compte, décochez « Actif ».
      </ConfirmDialog>
    </div>
  )
}
