import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface HoldingDialogProps {
  className: string | undefined
  /** The id of its words, which are read out. */
  labelledBy: string
  children: ReactNode
}

/**
 * A modal dialog without a way out, so that nothing behind it is touched or hears a key: it goes by itself, and the
 * focus is then where it was. It takes the focus, by which its words are read out.
 */
export function HoldingDialog({ className, labelledBy, children }: HoldingDialogProps) {
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
      onKeyDown={keepToItself}
      onKeyUp={keepToItself}
    >
      {children}
    </dialog>
  )
}

/**
 * Escape would close it, the second time without asking; arrows and the space bar would scroll the page, and letters reach a
 * game that listens to the window. What is the browser's own, as F5, stays its own.
 */
function keepToItself(event: KeyboardEvent): void {
  event.stopPropagation()
  const isBrowsers = /^F\d/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey
  if (!isBrowsers) event.preventDefault()
}
