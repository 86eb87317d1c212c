import { useState } from 'react'
import { bravoReasons } from '../../../../content/bravo-reasons.ts'
import { BRAVO_REASON_CHARACTERS } from '../../../../domain/api/bravo.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { newKey } from '../../../lib/new-key.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useChange } from '../data/use-change.ts'
import { Form } from '../ui/Form.tsx'
import form from '../ui/form.module.css'
import { InputField } from '../ui/InputField.tsx'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import styles from './group.module.css'
import { type GroupPupil, leftOut, whom } from './whom.ts'

interface GiveBravosProps {
  pupils: readonly GroupPupil[]
  onClose(): void
}

/** A Bravo for each of some pupils: a press on a reason gives it. */
export function GiveBravos({ pupils, onClose }: GiveBravosProps) {
  const [own, setOwn] = useState('')
  // The same gift tried again, whose answer was lost, is no second Bravo.
  const [idempotencyKey] = useState(newKey)
  const renews = [{ queryKey: ['admin', 'bravos'] }, { queryKey: ['admin', 'week'] }]
  const takeBack = useChange({
    mutationFn: () => call('DELETE bravos/several', { query: { idempotencyKey } }),
    onSuccess: ({ done }) =>
      showToast(done.length === 1 ? 'Le Bravo est repris.' : `${done.length} Bravos sont repris.`),
    onError: (error) => showToast(error.message),
    renews,
  })
  const give = useChange({
    mutationFn: (reason: string) =>
      call('POST bravos/several', { body: { userIDs: pupils.map(({ id }) => id), reason, idempotencyKey } }),
    onSuccess({ done, refused }, reason) {
      const given = done.length === 1 ? whom(pupils) : `${done.length} élèves`
      showToast(frenchSpaces(`Un Bravo pour ${given} : ${reason}.${leftOut(refused)}`), {
        label: 'Annuler',
        onClick: () => takeBack.mutate(),
      })
      onClose()
    },
    renews,
  })
  return (
    <Dialog isBrief isOpen title={`Un Bravo pour ${whom(pupils)}`} onClose={onClose}>
      <div className={form.form}>
        <ul className={styles.reasons}>
          {bravoReasons.map((reason) => (
            <li key={reason}>
              <Button
                look="soft"
                isOff={give.isPending}
                // The second click of a double one was meant for what opened the dialog.
                onClick={({ detail }) => detail < 2 && give.mutate(reason)}
              >
                {reason}
              </Button>
            </li>
          ))}
        </ul>
        {/* Closed, it takes no focus: no keyboard rises over the reasons. */}
        <details>
          <summary>Une autre raison</summary>
          <Form className="row bottom" onSend={() => give.mutate(own.trim())}>
            <InputField
              label="En vos mots"
              value={own}
              maxLength={BRAVO_REASON_CHARACTERS}
              onWrite={setOwn}
            />
            <Button type="submit" isOff={give.isPending || own.trim() === ''}>
              Donner
            </Button>
          </Form>
        </details>
        <ServerMessage error={give.error} />
      </div>
    </Dialog>
  )
}
