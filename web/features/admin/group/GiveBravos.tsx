import { useState } from 'react'
import { bravoReasons } from '../../../../content/bravo-reasons.ts'
import { MAX_REASON_LENGTH } from '../../../../domain/api/bravo.ts'
import { type Answer, call, sentenceOf } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { newKey } from '../../../lib/new-key.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { inParts } from '../data/in-parts.ts'
import { bravoQueries } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import styles from './group.module.css'
import { type GroupPupil, pupilNames, skippedText } from './group-pupil.ts'

/** Gives a Bravo to each of several pupils. Clicking a reason gives it immediately. */
export function GiveBravos({ pupils, onClose }: { pupils: readonly GroupPupil[]; onClose(): void }) {
  const [ownReason, setOwnReason] = useState('')
  // A retry after a lost response must not give a second Bravo.
  const [idempotencyKey] = useState(newKey)
  const takeBack = useAdminMutation<Answer<'DELETE bravos/several'>>({
    mutationFn: () => call('DELETE bravos/several', { query: { idempotencyKey } }),
    onSuccess: ({ done }) =>
      showToast(done.length === 1 ? 'Le Bravo est repris.' : `${done.length} Bravos sont repris.`),
    onError: (error) =>
      showToast(sentenceOf(error), { label: 'Réessayer', onClick: () => takeBack.mutate() }),
    invalidates: bravoQueries,
  })
  const give = useAdminMutation({
    mutationFn: (reason: string) =>
      inParts(
        pupils.map(({ id }) => id),
        (userIDs) => call('POST bravos/several', { body: { userIDs, reason, idempotencyKey } }),
      ),
    onSuccess({ done, refused }, reason) {
      const given = done.length === 1 ? pupilNames(pupils) : `${done.length} élèves`
      showToast(frenchSpaces(`Un Bravo pour ${given} : ${reason}.${skippedText(refused)}`), {
        label: 'Annuler',
        onClick: () => takeBack.mutate(),
      })
      onClose()
    },
    invalidates: bravoQueries,
  })
  return (
    <Dialog isBrief isOpen title={`Un Bravo pour ${pupilNames(pupils)}`} onClose={onClose}>
      <div className={form.form}>
        <ul className={styles.reasons}>
          {bravoReasons.map((reason) => (
            <li key={reason}>
              <Button
                look="soft"
                isOff={give.isPending}
                // Ignore the second click of a double click on the button that opened the dialog.
                onClick={({ detail }) => detail < 2 && give.mutate(reason)}
              >
                {reason}
              </Button>
            </li>
          ))}
        </ul>
        {/* A closed field gets no focus, so no on-screen keyboard covers the reasons. */}
        <details>
          <summary>Une autre raison</summary>
          <Form className="row bottom" onSend={() => give.mutate(ownReason.trim())}>
            <InputField
              label="En vos mots"
              value={ownReason}
              maxLength={MAX_REASON_LENGTH}
              onWrite={setOwnReason}
            />
            <Button type="submit" isOff={give.isPending || ownReason.trim() === ''}>
              Donner
            </Button>
          </Form>
        </details>
        <ServerMessage error={give.error} />
      </div>
    </Dialog>
  )
}
