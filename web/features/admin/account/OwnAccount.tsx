import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { clearUserData } from '../../../lib/session/clear-user-data.ts'
import { signOut } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import form from '../ui/ui.module.css'
import styles from './OwnAccount.module.css'
import { PasswordForm } from './PasswordForm.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { SecondFactors } from './SecondFactors.tsx'

/** The administrator's own password, second factors and sessions. */
export function OwnAccount({ userName }: { userName: string }) {
  return (
    <>
      <section className={styles.section} aria-labelledby="own-password">
        <h2 id="own-password">Mon mot de passe</h2>
        <PasswordForm userName={userName} />
      </section>
      <SecondFactors />
      <section className={styles.section} aria-labelledby="own-sessions">
        <h2 id="own-sessions">Mes appareils</h2>
        <EndSessions />
      </section>
      <ProofDialog />
    </>
  )
}

/** Ends all sessions, for example one left open on another device. */
function EndSessions() {
  const [isConfirming, setConfirming] = useState(false)
  const end = useMutation({
    mutationFn: () => call('POST auth/sign-out-everywhere'),
    onSuccess() {
      showToast('Toutes vos sessions sont fermées.')
      clearUserData()
      signOut()
    },
  })
  return (
    <div className={form.form}>
      <p>Une session est restée ouverte sur un autre appareil? Fermez-les toutes, celle-ci comprise.</p>
      <div>
        <Button look="soft" onClick={() => setConfirming(true)}>
          Me déconnecter partout…
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Me déconnecter partout?"
        confirm="Oui, me déconnecter partout"
        mutation={end}
        onConfirm={() => end.mutate()}
        onClose={() => setConfirming(false)}
      >
        Il faudra le mot de passe pour revenir, ici aussi. Ce que vous avez écrit sans l'enregistrer sera
        perdu.
      </ConfirmDialog>
    </div>
  )
}
