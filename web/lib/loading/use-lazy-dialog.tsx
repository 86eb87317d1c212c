import { type ComponentType, type ReactNode, useState } from 'react'
import { loadPart, reloadPage } from './load-part.ts'

export interface LazyDialogProps {
  isOpen: boolean
  onClose(): void
}

/**
 * A dialog whose code loads when it is first opened. It stays mounted afterwards, so that it can animate its closing.
 * If the code fails to load, the next call of `open` reloads the page.
 * @param load loads the dialog component
 * @param props its props other than `isOpen` and `onClose`
 * @returns a function that opens the dialog, and the dialog to render
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
