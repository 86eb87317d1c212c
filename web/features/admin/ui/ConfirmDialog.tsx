import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import form from './form.module.css'
import { ServerMessage } from './ServerMessage.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will be so once it is done. */
  children: ReactNode
  /** What the button says. */
  confirm: string
  /** The call that does it; none where nothing is asked of the school. */
  doing?: { isPending: boolean; error: Error | null }
  onConfirm(): void
  onClose(): void
}

/** Asks before what cannot be taken back; stays open where it fails, and says why. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirm, doing, onConfirm, onClose } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className={form.form}>
        <p>{children}</p>
        <ServerMessage error={doing?.error ?? null} />
        <div>
          {/* The second click of a double one was meant for what opened the dialog. */}
          <Button isOff={doing?.isPending} onClick={({ detail }) => detail < 2 && onConfirm()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
