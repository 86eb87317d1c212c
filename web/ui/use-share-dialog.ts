import type { ReactNode } from 'react'
import { useLazyDialog } from '../lib/loading/use-lazy-dialog.tsx'
import type { SharedContent } from './ShareDialog.tsx'

const load = async () => (await import('./ShareDialog.tsx')).ShareDialog

/** Returns a function that opens the share dialog, and the dialog to render. */
export function useShareDialog(shared: SharedContent): [open: () => void, dialog: ReactNode] {
  return useLazyDialog(load, shared)
}
