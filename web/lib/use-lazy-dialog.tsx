import { type ReactNode, Suspense, useState } from 'react'

interface DialogProps {
  isOpen: boolean
  onClose(): void
}

/**
 * A dialog whose code is loaded when it is first opened; from then on it stays, so that it can close in its own way.
 * @param render the dialog, a `lazyExtra`
 * @returns what opens it, and the dialog, to stand beside its button
 */
export function useLazyDialog(
  render: (props: DialogProps) => ReactNode,
): [open: () => void, dialog: ReactNode] {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const dialog = state !== 'never opened' && (
    <Suspense>{render({ isOpen: state === 'open', onClose: () => setState('closed') })}</Suspense>
  )
  return [() => setState('open'), dialog]
}
