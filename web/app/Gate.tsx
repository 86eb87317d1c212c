import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { pageQueryKey } from '../../domain/hydration-data.ts'
import { markClosed } from '../lib/menu/closed-paths.ts'
import { useOpenness } from '../lib/menu/menu.ts'
import { useMenuKey } from '../lib/menu/menu-key.ts'
import { browserStorage } from '../lib/storage/browser-storage.ts'
import { ClosedView } from './ClosedView.tsx'
import { ReportClosed } from './report-closed.ts'

/** Replaces a page that the menu closes to the user. */
export function Gate() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const reportClosed = use(ReportClosed)
  const clientID = useMenuKey()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { isKnown, row } = useOpenness(clientID)
  const isClosed = row !== null
  useLayoutEffect(() => reportClosed(isClosed), [reportClosed, isClosed])
  useLayoutEffect(
    () => markClosed(document.documentElement, browserStorage, isKnown ? null : path),
    [isKnown, path],
  )
  useEffect(() => {
    // Drop the cached content, so that it is fetched again if the page reopens.
    if (isClosed && clientID) queryClient.removeQueries({ queryKey: pageQueryKey(clientID) })
  }, [isClosed, clientID, queryClient])
  const closedKey = useRef<string | null>(null)
  useEffect(() => {
    // The page has reopened: load what was refused while it was closed.
    if (!isClosed && clientID !== null && closedKey.current === clientID) void router.invalidate()
    closedKey.current = isClosed ? clientID : null
  }, [isClosed, clientID, router])
  return row && <ClosedView isForSome={row.isEnabled && !row.isAdminRequired} />
}
