import { useState } from 'react'
import { MAX_REASON_LENGTH } from '../../../../domain/api/bravo.ts'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { Form } from '../ui/Form.tsx'
import { InputField } from '../ui/InputField.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import styles from './PupilBravos.module.css'

interface TakeBackDialogProps {
  bravoID: number
  /** Pupil and Bravo, e.g. "Alice, 18 novembre". */
  description: string
  onClose(): void
}

/** Asks for the reason and takes a Bravo back. */
export function TakeBackDialog({ bravoID, description, onClose }: TakeBackDialogProps) {
  const [reason, setReason] = useState('')
  const takeBack = useAdminMutation({
    mutationFn: () => call('DELETE bravos/:bravoID', { path: { bravoID }, query: { reason } }),
    onSuccess: onClose,
    invalidates: [{ queryKey: ['admin', 'bravos'] }],
  })
  return (
    <Dialog isOpen onClose={onClose} title="Reprendre ce Bravo?">
      <Form className={styles.ledger} onSend={() => takeBack.mutate()}>
        <p>{description}. Il ne comptera plus; l'élève verra qu'il est repris, et pourquoi.</p>
        <InputField
          label="Pourquoi"
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          required
          onWrite={setReason}
        />
        <ServerMessage error={takeBack.error} />
        <Button type="submit" isOff={takeBack.isPending || reason.trim() === ''}>
          Reprendre le Bravo
        </Button>
      </Form>
    </Dialog>
  )
}
