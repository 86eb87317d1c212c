import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SuccessAnswer } from '../../../../domain/api/success.ts'
import { apiPost } from '../../../lib/api.ts'
import { signOut } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../form.module.css'
import { ServerMessage } from '../ServerMessage.tsx'
import styles from './OwnAccount.module.css'
import { PasswordForm } from './PasswordForm.tsx'

/** An administrator's own account: another password, and the end of every session. */
export function OwnAccount({ userName }: { userName: string }) {
  return (
    <>
      <section className={styles.section} aria-labelledby="own-password">
        <h2 id="own-password">Mon mot de passe</h2>
        <PasswordForm userName={userName} />
      </section>
      <section className={styles.section} aria-labelledby="own-sessions">
        <h2 id="own-sessions">Mes appareils</h2>
        <EndSessions />
      </section>
    </>
  )
}

/** For a session that was left open somewhere. */
function EndSessions() {
  const [isSure, setSure] = useState(false)
  const end = useMutation({
    mutationFn: () => apiPost<SuccessAnswer>('auth/sign-out-everywhere'),
    onSuccess() {
      showToast('Toutes vos sessions sont fermées.')
      signOut()
    },
  })
  return (
    <div className={form.form}>
      <p>
        Une session est restée ouverte sur un autre appareil? Fermez-les toutes, celle-ci comprise : il faudra
        le mot de passe pour revenir.
      </p>
      <ServerMessage error={end.error} />
      <div>
        <Button
          look={isSure ? 'main' : 'soft'}
          disabled={end.isPending}
          onClick={() => (isSure ? end.mutate() : setSure(true))}
        >
          {isSure ? 'Oui, me déconnecter partout' : 'Me déconnecter partout…'}
        </Button>
      </div>
    </div>
  )
}
