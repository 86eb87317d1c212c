import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ProofAnswer } from '../../../../domain/api/second-factor.ts'
import { call } from '../../../lib/api/api.ts'
import { freshProof } from '../../../lib/session/ask-proof.ts'
import { hasPasskeys, proveByPasskey } from '../../../lib/session/passkey.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ownFactorsQuery } from '../data/queries.ts'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import { replaceSession } from './replace-session.ts'

/** Asks the administrator to confirm their identity when a call requires it. The call then continues. */
export function ProofDialog() {
  const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null)
  useEffect(() => {
    // Calls that need a proof at the same time share one.
    let pendingProof: Promise<boolean> | undefined
    const ask = () => {
      pendingProof ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        pendingProof = undefined
      })
      return pendingProof
    }
    freshProof.ask = ask
    return () => {
      if (freshProof.ask === ask) freshProof.ask = undefined
    }
  }, [])
  const finish = (isGiven: boolean) => {
    answer?.(isGiven)
    setAnswer(null)
  }
  return (
    <Dialog isBrief isOpen={answer !== null} title="Confirmez que c'est vous" onClose={() => finish(false)}>
      <ProofForm onDone={finish} />
    </Dialog>
  )
}

function ProofForm({ onDone }: { onDone(isGiven: boolean): void }) {
  const { data: factors } = useQuery(ownFactorsQuery)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const onSuccess = (answer: ProofAnswer) => {
    if (!answer.auth) return setCode('')
    onDone(replaceSession(answer))
  }
  const byPassword = useMutation({
    mutationFn: () => call('POST auth/proof', { body: { password, ...(code && { code }) } }),
    onSuccess,
  })
  const byPasskey = useMutation({ mutationFn: proveByPasskey, onSuccess })
  const canUsePasskey = hasPasskeys() && factors?.passkeys.some(({ isForThisAddress }) => isForThisAddress)
  const isPending = byPassword.isPending || byPasskey.isPending
  const codeError = byPassword.data?.auth === false && code !== null && byPassword.data.message
  return (
    <Form onSend={() => byPassword.mutate()}>
      <p>
        Ce que vous demandez touche à tout un compte ou à toute l'école. Pendant dix minutes, on ne vous le
        demandera plus.
      </p>
      <InputField
        label="Mot de passe"
        type="password"
        maxLength={256}
        autoComplete="current-password"
        value={password}
        onWrite={setPassword}
      />
      {code !== null && (
        <InputField
          label="Code de l'application, ou code de secours"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onWrite={setCode}
        />
      )}
      {codeError && (
        <p role="alert" className={form.trouble}>
          {codeError}
        </p>
      )}
      <ServerMessage error={byPassword.error ?? byPasskey.error} />
      <div className="row">
        <Button type="submit" isOff={isPending || password === ''}>
          Confirmer
        </Button>
        {canUsePasskey && (
          <Button look="soft" isOff={isPending} onClick={() => byPasskey.mutate()}>
            Utiliser ma clé d'accès
          </Button>
        )}
      </div>
    </Form>
  )
}
