import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ServerMessage } from './Form.tsx'
import form from './ui.module.css'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  children: ReactNode
  confirm: string
  /** The mutation that runs on confirmation. Omit if the action needs no call. */
  mutation?: { isPending: boolean; error: Error | null }
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation of an action that cannot be undone. Stays open and shows the error if the mutation fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirm, mutation: doing, onConfirm, onClose } = props
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <div className={form.form}>
        <p>{children}</p>
        <ServerMessage error={doing?.error ?? null} />
        <div>
          {/* Ignore the second click of a double click on the button that opened the dialog. */}
          <Button isOff={doing?.isPending} onClick={({ detail }) => detail < 2 && onConfirm()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
