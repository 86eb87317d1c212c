import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface HoldingDialogProps {
  className: string | undefined
  /** Id of the text that labels the dialog. */
  labelledBy: string
  children: ReactNode
}

/**
 * A modal dialog that the user cannot close. It blocks clicks and keys for the page behind it and takes the focus, so
 * that a screen reader announces it. On unmount the focus is restored.
 */
export function BlockingDialog({ className, labelledBy, children }: HoldingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={blockKey}
      onKeyUp={blockKey}
    >
      {children}
    </dialog>
  )
}

/** Blocks Escape, scrolling keys and the keys of games, but not browser shortcuts such as F5. */
function blockKey(event: KeyboardEvent): void {
  event.stopPropagation()
  const isBrowserShortcut = /^F\d/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey
  if (!isBrowserShortcut) event.preventDefault()
}
