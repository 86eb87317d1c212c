import { type ComponentType, type ReactNode, useState } from 'react'
import { loadPart } from './load-part.ts'
import { reloadPage } from './reload-page.ts'

export interface LazyDialogProps {
  isOpen: boolean
  onClose(): void
}

/**
 * A dialog whose code is loaded when it is first opened; from then on it stays, so that it can close in its own way.
 * Where its code does not arrive, the next press loads the page again.
 * @param load the dialog
 * @param props what it is given besides
 * @returns what opens it, and the dialog, to stand beside its button
 */
export function useLazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props & LazyDialogProps>>,
  props: Props,
): [open: () => void, dialog: ReactNode] {
  const [Dialog, setDialog] = useState<ComponentType<Props & LazyDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const open = () => {
    if (hasFailed) return reloadPage()
    setOpen(true)
    loadPart(load).then(
      (loaded) => setDialog(() => loaded),
      () => setFailed(true),
    )
  }
  return [open, Dialog && <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />]
}
