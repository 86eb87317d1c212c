import { Dialog } from '../../ui/Dialog.tsx'
import { SignInForm } from './SignInForm.tsx'

interface SignInDialogProps {
  isOpen: boolean
  onClose(): void
}

/** The Sign In popup. Loaded when it is first asked for. */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Connexion – Sign In">
      <SignInForm onDone={onClose} />
    </Dialog>
  )
}
