import { useState } from 'react'
import type { Support } from '../../../../domain/supports.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { newKey } from '../../../lib/new-key.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { inParts } from '../data/in-parts.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import { SupportFields } from '../useraccounts/SupportFields.tsx'
import { type GroupPupil, pupilNames, skippedText } from './group-pupil.ts'

/** Gives supports to several pupils or takes them away. Their other supports stay. */
export function ChangeSupports({ pupils, onClose }: { pupils: readonly GroupPupil[]; onClose(): void }) {
  const [chosen, setChosen] = useState<Support[]>([])
  const change = useAdminMutation({
    mutationFn: (supports: { addSupports: Support[] } | { removeSupports: Support[] }) =>
      inParts(
        pupils.map(({ id }) => id),
        (userIDs) => call('PATCH user/several', { body: { userIDs, idempotencyKey: newKey(), ...supports } }),
      ),
    onSuccess({ done, refused }) {
      showToast(frenchSpaces(`Comptes changés : ${done.length}.${skippedText(refused)}`))
      onClose()
    },
    invalidates: [{ queryKey: ['admin'] }],
  })
  const isOff = change.isPending || chosen.length === 0
  return (
    <Dialog isOpen title={`Les soutiens de ${pupilNames(pupils)}`} onClose={onClose}>
      <div className={form.form}>
        <SupportFields chosen={chosen} onChoose={setChosen} />
        <ServerMessage error={change.error} />
        <div className="row bottom">
          <Button isOff={isOff} onClick={() => change.mutate({ addSupports: chosen })}>
            Ajouter
          </Button>
          <Button look="soft" isOff={isOff} onClick={() => change.mutate({ removeSupports: chosen })}>
            Enlever
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
