import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { clearUserData } from '../../../lib/session/clear-user-data.ts'
import { signOut } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFocusAfterRemoval } from '../hooks/use-focus-after-removal.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { CheckField, InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import styles from './OwnAccount.module.css'
import { ProofDialog } from './ProofDialog.tsx'
import { replaceSession } from './replace-session.ts'
import { SecondFactors } from './SecondFactors.tsx'

/** The administrator's own password, second factors and sessions. */
export function OwnAccount({ userName }: { userName: string }) {
  const container = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(container)
  return (
    <div ref={container} className={styles.account}>
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
    </div>
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

const EMPTY_PASSWORDS = { current: '', next: '' }

/** Changes one's own password. The form stores no draft. */
function PasswordForm({ userName }: { userName: string }) {
  const [typed, setTyped] = useState(EMPTY_PASSWORDS)
  const [isShown, setShown] = useState(false)
  const type = isShown ? 'text' : 'password'
  const change = useMutation({
    mutationFn: () => call('POST auth/password', { body: typed }),
    onSuccess(answer) {
      setTyped(EMPTY_PASSWORDS)
      if (replaceSession(answer))
        showToast('Votre mot de passe est changé. Les autres appareils sont déconnectés.')
    },
  })
  return (
    <Form onSend={() => change.mutate()}>
      {/* For the browser's password manager. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      <InputField
        label="Mot de passe actuel"
        type={type}
        maxLength={256}
        autoComplete="current-password"
        value={typed.current}
        onWrite={(text) => setTyped({ ...typed, current: text })}
      />
      <InputField
        label="Nouveau mot de passe"
        help="8 caractères au moins; trois ou quatre mots au hasard sont faciles à retenir."
        type={type}
        minLength={8}
        maxLength={256}
        autoComplete="new-password"
        value={typed.next}
        onWrite={(text) => setTyped({ ...typed, next: text })}
      />
      <CheckField label="Montrer ce que je tape" isChecked={isShown} onCheck={setShown} />
      <ServerMessage error={change.error} />
      <div>
        <Button type="submit" isOff={change.isPending || typed.current === '' || typed.next === ''}>
          Changer mon mot de passe
        </Button>
      </div>
    </Form>
  )
}
