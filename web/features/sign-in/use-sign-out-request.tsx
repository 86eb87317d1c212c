import { useRef } from 'react'
import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { session } from '../../lib/session/session.ts'
import { areDraftsInAnyTab } from '../../lib/storage/drafts.ts'

const loadSignOutDialog = async () => (await import('./SignOutDialog.tsx')).SignOutDialog

/**
 * Runs `leave`, which signs out. A teacher with unsaved drafts is asked first.
 * @returns the request, and the dialog to render
 */
export function useSignOutRequest() {
  const onLeave = useRef(() => {})
  const [openDialog, dialog] = useLazyDialog(loadSignOutDialog, { onLeave: () => onLeave.current() })
  const requestSignOut = async (leave: () => void) => {
    if (!session.current()?.isAdmin || !(await areDraftsInAnyTab())) return leave()
    onLeave.current = leave
    openDialog()
  }
  return [requestSignOut, dialog] as const
}
