import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactorsAnswer } from '../../../../domain/api/second-factor.ts'
import { call } from '../../../lib/api/api.ts'
import { freshProof } from '../../../lib/session/ask-proof.ts'
import { addPasskey, hasPasskeys } from '../../../lib/session/passkey.ts'
import { Button } from '../../../ui/Button.tsx'
import { ownFactorsQuery } from '../data/queries.ts'
import { useSchoolTime } from '../data/school-time.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import form from '../ui/ui.module.css'
import { AuthenticatorApp, useFactorsChanged } from './AuthenticatorApp.tsx'
import styles from './OwnAccount.module.css'

/** The administrator's own second factors: passkeys, and an authenticator app with recovery codes. */
export function SecondFactors() {
  const factors = useQuery(ownFactorsQuery)
  return (
    <Loaded query={factors}>
      {(ownFactors) => (
        <>
          {ownFactors.isLimited && <SecondFactorRequired {...ownFactors} />}
          <section className={styles.section} aria-labelledby="own-passkeys">
            <h2 id="own-passkeys">Mes clés d'accès</h2>
            <Passkeys {...ownFactors} />
          </section>
          <section className={styles.section} aria-labelledby="own-codes">
            <h2 id="own-codes">Mon application de codes</h2>
            <AuthenticatorApp authenticator={ownFactors.authenticator} />
          </section>
        </>
      )}
    </Loaded>
  )
}

/**
 * Notice that the school requires a second factor, which this session has not used. Other pages are closed
 * until one is used.
 */
function SecondFactorRequired({ passkeys, authenticator }: SecondFactorsAnswer) {
  const queryClient = useQueryClient()
  const hasFactor = authenticator !== null || passkeys.some(({ isForThisAddress }) => isForThisAddress)
  const prove = async () => {
    if (await freshProof.ask?.()) await queryClient.invalidateQueries()
  }
  return (
    <div role="status" className="stack">
      <p className={form.trouble}>
        L'école demande un second facteur aux administrateurs. Les autres pages s'ouvriront ensuite.
      </p>
      {hasFactor ? (
        <div>
          <Button onClick={prove}>Confirmer avec ma clé ou mon code</Button>
        </div>
      ) : (
        <p>Ajoutez une clé d'accès ou une application de codes.</p>
      )}
    </div>
  )
}

type Passkey = SecondFactorsAnswer['passkeys'][number]

function Passkeys({ passkeys, passkeysUnavailable }: SecondFactorsAnswer) {
  const timeOf = useSchoolTime()
  const [passkeyToRemove, setPasskeyToRemove] = useState<Passkey | null>(null)
  const onFactorsChanged = useFactorsChanged()
  const remove = useMutation({
    mutationFn: (passkeyID: string) => call('DELETE auth/passkeys/:passkeyID', { path: { passkeyID } }),
    onSuccess(answer) {
      setPasskeyToRemove(null)
      onFactorsChanged(answer, "La clé d'accès est retirée. Les autres appareils sont déconnectés.")
    },
  })
  const unavailableText = passkeyProblem(passkeysUnavailable)
  return (
    <>
      <p>
        Une clé d'accès ouvre votre compte par l'empreinte, le visage ou le code de votre appareil, sans mot
        de passe.
      </p>
      {passkeys.length > 0 && (
        <ul className="stack">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyID} className="row middle">
              <span>
                <b>{passkey.name}</b> · ajoutée : {timeOf(passkey.createdAt)} · dernière utilisation :{' '}
                {passkey.lastUsedAt === null ? 'jamais' : timeOf(passkey.lastUsedAt)}
                {!passkey.isForThisAddress && ` · seulement pour ${passkey.relyingParty}`}
              </span>
              <Button
                look="quiet"
                aria-label={`Retirer ${passkey.name}`}
                onClick={() => setPasskeyToRemove(passkey)}
              >
                Retirer…
              </Button>
            </li>
          ))}
        </ul>
      )}
      {unavailableText === null ? <NewPasskey /> : <p>{unavailableText}</p>}
      <ConfirmDialog
        isOpen={passkeyToRemove !== null}
        title={`Retirer la clé « ${passkeyToRemove?.name ?? ''} »?`}
        confirm="Retirer la clé"
        mutation={remove}
        onConfirm={() => passkeyToRemove && remove.mutate(passkeyToRemove.passkeyID)}
        onClose={() => {
          remove.reset()
          setPasskeyToRemove(null)
        }}
      >
        Elle n'ouvrira plus votre compte, et vos autres appareils seront déconnectés.
      </ConfirmDialog>
    </>
  )
}

function NewPasskey() {
  const [name, setName] = useState('')
  const onFactorsChanged = useFactorsChanged()
  const add = useMutation({
    mutationFn: () => addPasskey(name),
    onSuccess(answer) {
      setName('')
      onFactorsChanged(answer, "La clé d'accès est ajoutée.")
    },
  })
  return (
    <Form onSend={() => add.mutate()}>
      <InputField
        label="Nom de la nouvelle clé"
        help="Pour la reconnaître : « Mon portable », « La clé USB »."
        maxLength={40}
        value={name}
        onWrite={setName}
      />
      <ServerMessage error={add.error} />
      <div>
        <Button type="submit" isOff={add.isPending || name.trim() === ''}>
          Ajouter une clé d'accès
        </Button>
      </div>
    </Form>
  )
}

function passkeyProblem(atThisAddress: SecondFactorsAnswer['passkeysUnavailable']): string | null {
  if (atThisAddress) return atThisAddress.message
  return hasPasskeys() ? null : "Ce navigateur ne connaît pas les clés d'accès."
}
