import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

/** Discards unsaved changes after a confirmation. */
export function DiscardButton({ onDiscard }: { onDiscard(): void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Abandonner les changements…
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Abandonner les changements?"
        confirm="Oui, abandonner les changements"
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      >
        Ce qui n'est pas enregistré sera perdu.
      </ConfirmDialog>
    </>
  )
}
