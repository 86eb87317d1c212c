import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Clears a form after a confirmation. */
export function StartOverButton({ isOff, onConfirm }: { isOff?: boolean; onConfirm(): void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" isOff={isOff} onClick={() => setAsking(true)}>
        Tout effacer et recommencer…
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Tout effacer?"
        confirm="Oui, tout effacer"
        onConfirm={() => {
          setAsking(false)
          onConfirm()
        }}
        onClose={() => setAsking(false)}
      >
        Ce que vous avez écrit ici sera perdu.
      </ConfirmDialog>
    </>
  )
}
