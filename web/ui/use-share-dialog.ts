import type { ReactNode } from 'react'
import { useLazyDialog } from '../lib/loading/use-lazy-dialog.tsx'
import type { Shared } from './ShareDialog.tsx'

const load = async () => (await import('./ShareDialog.tsx')).ShareDialog

/** What opens the ways by which somebody else comes to what is open, and their dialog. */
export function useShareDialog(shared: Shared): [open: () => void, dialog: ReactNode] {
  return useLazyDialog(load, shared)
}
