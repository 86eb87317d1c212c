import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { storeDeviceToken } from '../../../lib/session/known-devices.ts'
import { signIn } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckField, InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'

const EMPTY = { current: '', next: '' }

/** Changes one's own password. The form stores no draft. */
export function PasswordForm({ userName }: { userName: string }) {
  const [typed, setTyped] = useState(EMPTY)
  const [isShown, setShown] = useState(false)
  const type = isShown ? 'text' : 'password'
  const change = useMutation({
    mutationFn: () => call('POST auth/password', { body: typed }),
    onSuccess({ user, device }) {
      // The server ended all sessions and device tokens; store the new ones of this device.
      signIn(user)
      void storeDeviceToken(user.id, device)
      setTyped(EMPTY)
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
