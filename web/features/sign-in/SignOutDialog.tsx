import type { LazyDialogProps } from '../../lib/loading/use-lazy-dialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface SignOutDialogProps extends LazyDialogProps {
  onLeave(): void
}

/** Asks a teacher with unsaved drafts before signing out. */
export function SignOutDialog({ isOpen, onClose, onLeave }: SignOutDialogProps) {
  const leave = () => {
    onClose()
    onLeave()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Se déconnecter?">
      <p>Ce que vous avez écrit sans l'enregistrer, ici ou dans un autre onglet, sera perdu.</p>
      <div>
        {/* Ignore the second click of a double click on the button that opened the dialog. */}
        <Button onClick={({ detail }) => detail < 2 && leave()}>Oui, me déconnecter</Button>
      </div>
    </Dialog>
  )
}
