import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionAnswer } from '../../../../domain/api/auth.ts'
import type { SecondFactorsAnswer } from '../../../../domain/api/second-factor.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { QRCode } from '../../../ui/QRCode.tsx'
import { ownFactorsQuery } from '../data/queries.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import styles from './OwnAccount.module.css'
import { replaceSession } from './replace-session.ts'

/** Adds or removes an authenticator app (TOTP) and renews its ten recovery codes. */
export function AuthenticatorApp({ authenticator }: { authenticator: SecondFactorsAnswer['authenticator'] }) {
  /** New recovery codes, shown only once. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <>
      {authenticator === null ? (
        <NewApp onCodes={setCodes} />
      ) : (
        <ExistingApp codesLeft={authenticator.recoveryCodesLeft} onCodes={setCodes} />
      )}
      <Dialog isOpen={codes !== null} title="Vos codes de secours" onClose={() => setCodes(null)}>
        <p>
          Chacun ouvre votre compte une fois, si l'application n'est pas là. Imprimez-les ou recopiez-les :
          ils ne seront plus montrés.
        </p>
        <ul className={styles.codes} data-unsaved>
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="row">
          <Button look="soft" onClick={() => window.print()}>
            Imprimer
          </Button>
          <Button onClick={() => setCodes(null)}>Je les ai notés</Button>
        </div>
      </Dialog>
    </>
  )
}

type OnCodes = (codes: readonly string[]) => void

function NewApp({ onCodes }: { onCodes: OnCodes }) {
  const [code, setCode] = useState('')
  const onFactorsChanged = useFactorsChanged()
  const start = useMutation({ mutationFn: () => call('POST auth/authenticator') })
  const confirm = useMutation({
    mutationFn: () => call('POST auth/authenticator/confirm', { body: { code } }),
    onSuccess(answer) {
      if (onFactorsChanged(answer, "L'application est ajoutée.")) onCodes(answer.recoveryCodes)
    },
  })
  if (!start.data)
    return (
      <>
        <p>
          Une application comme Google Authenticator, Microsoft Authenticator ou Aegis montre un code de six
          chiffres, demandé après le mot de passe.
        </p>
        <ServerMessage error={start.error} />
        <div>
          <Button isOff={start.isPending} onClick={() => start.mutate()}>
            Ajouter une application
          </Button>
        </div>
      </>
    )
  const { secret, url } = start.data
  return (
    <Form onSend={() => confirm.mutate()}>
      <p>
        Dans l'application, ajoutez un compte et lisez ce code, puis écrivez les six chiffres qu'elle montre.
      </p>
      <div className={styles.qr}>
        <QRCode text={url} label="Code QR pour l'application" />
      </div>
      <p>
        Sans appareil photo, écrivez cette clé : <code className={styles.secret}>{secret}</code>
      </p>
      <InputField
        label="Les six chiffres"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onWrite={setCode}
      />
      <ServerMessage error={confirm.error} />
      <div>
        <Button type="submit" isOff={confirm.isPending || code.trim() === ''}>
          Confirmer l'application
        </Button>
      </div>
    </Form>
  )
}

function ExistingApp({ codesLeft, onCodes }: { codesLeft: number; onCodes: OnCodes }) {
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const onFactorsChanged = useFactorsChanged()
  const renew = useMutation({
    mutationFn: () => call('POST auth/recovery-codes'),
    onSuccess({ recoveryCodes }) {
      onCodes(recoveryCodes)
      return queryClient.invalidateQueries({ queryKey: ownFactorsQuery.queryKey })
    },
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE auth/authenticator'),
    onSuccess(answer) {
      setConfirming(false)
      onFactorsChanged(answer, "L'application est retirée. Les autres appareils sont déconnectés.")
    },
  })
  return (
    <>
      <p>
        Un code est demandé après votre mot de passe. Codes de secours qui restent : <b>{codesLeft}</b>.
      </p>
      <ServerMessage error={renew.error} />
      <div className="row">
        <Button look="soft" isOff={renew.isPending} onClick={() => renew.mutate()}>
          Faire dix nouveaux codes de secours
        </Button>
        <Button look="quiet" onClick={() => setConfirming(true)}>
          Retirer l'application…
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Retirer l'application de codes?"
        confirm="Retirer l'application"
        mutation={remove}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          remove.reset()
          setConfirming(false)
        }}
      >
        Votre mot de passe suffira pour entrer. Les codes de secours n'ouvriront plus rien, et vos autres
        appareils seront déconnectés.
      </ConfirmDialog>
    </>
  )
}

/**
 * Returns a function that stores the new session of an answer, reloads the factors and shows a message. That
 * function returns false and does nothing if the answer's user is no longer signed in.
 */
export function useFactorsChanged() {
  const queryClient = useQueryClient()
  return (answer: SessionAnswer, message: string): boolean => {
    if (!replaceSession(answer)) return false
    void queryClient.invalidateQueries({ queryKey: ownFactorsQuery.queryKey })
    showToast(message)
    return true
  }
}
