import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { linkPath } from '../../../content/site/link-path.ts'
import { canForSomeRecord } from '../../../domain/access.ts'
import { HIDDEN_NAME } from '../../../domain/hidden-row.ts'
import { emit, onRoomEvent } from '../../lib/live/live.ts'
import type { RoomEvent } from '../../lib/live/room-socket.ts'
import { withRandomDelay } from '../../lib/live/with-random-delay.ts'
import { storeClosedPaths } from '../../lib/menu/closed-paths.ts'
import { type ClosedBy, explainClosed } from '../../lib/menu/explain-closed.ts'
import { useClosedLinks, useOpenness } from '../../lib/menu/menu.ts'
import { menuQuery, refetchMenuCache, wasMenuLoadedFor } from '../../lib/menu/menu-query.ts'
import type { CurrentPage } from '../../lib/page/current-page.ts'
import { CHECKS_KEY } from '../../lib/school/check-query.ts'
import { actorOf } from '../../lib/session/actor.ts'
import { useSession } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

interface LiveProps {
  current: CurrentPage | null
  /** Key of the open game record or page. */
  clientID: string | null
}

/** Reports the pupil's page to the room and handles the room's events. Renders nothing. */
export function Live({ current, clientID }: LiveProps) {
  const user = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const actor = actorOf(user)
  const refetchAccessSoon = useMemo(
    () => withRandomDelay(() => void refetchAccess(queryClient)),
    [queryClient],
  )
  const refetchChecksSoon = useMemo(
    () => withRandomDelay(() => void queryClient.invalidateQueries({ queryKey: CHECKS_KEY })),
    [queryClient],
  )
  useStoreClosedPaths()

  const { isKnown, row, name: rowName } = useOpenness(clientID)
  /** The page's name in the menu while it was open. The name of a closed page may be hidden. */
  const openName = useRef<string | undefined>(undefined)
  const goHome = useEffectEvent((closing: ClosedBy) => {
    const displayName = closing.displayName === HIDDEN_NAME ? openName.current : undefined
    explainClosed({ ...closing, ...(displayName && { displayName }) }, actor)
    void navigate({ to: '/' })
  })
  // The menu differs between users.
  const readerID = user?.id ?? null
  useEffect(() => {
    if (!wasMenuLoadedFor(readerID)) void queryClient.invalidateQueries({ queryKey: menuQuery.queryKey })
  }, [readerID, queryClient])
  // Redirect home if the open page gets closed. A page that was already closed shows its own notice.
  const openPage = useRef<string | null>(null)
  useEffect(() => {
    const wasOpen = openPage.current === clientID
    if (isKnown) openPage.current = row ? null : clientID
    if (row && wasOpen) goHome(row)
    if (!row) openName.current = rowName
  }, [isKnown, row, rowName, clientID])

  const onNews = useEffectEvent((news: RoomEvent) => {
    switch (news.type) {
      case 'menuChanged':
        refetchAccessSoon()
        break
      case 'checksChanged':
        refetchChecksSoon()
        break
      case 'bravoWinnerChanged':
        void refetchMenuCache(queryClient)
        break
      case 'pageDisabled':
        // Leave immediately if the disabled page is open. A closed group takes effect when the menu is refetched.
        if (news.page.clientID === clientID && !canForSomeRecord(actor, 'seeHiddenPages')) {
          openPage.current = null
          goHome(news.page)
        }
        break
      case 'reopened':
        void refetchMenuCache(queryClient)
        void refetchAccess(queryClient)
        refetchChecksSoon()
    }
  })
  useEffect(() => onRoomEvent((news) => onNews(news)), [])

  // On each navigation and sign-in.
  const announce = useEffectEvent(
    (name: string | undefined, id: string | null, userID: number | undefined) => {
      if (!user || userID === undefined || !name || !canForSomeRecord(actor, 'reportWhereabouts')) return
      const { displayName, avatarUrl } = user
      emit({ type: 'navigate', page: { name, id }, user: { id: userID, displayName, avatarUrl } })
    },
  )
  const name = current?.page.clientID
  const id = current?.id ?? null
  const userID = user?.id
  useEffect(() => announce(name, id, userID), [name, id, userID])

  return null
}

/** Refetches the menu, the whitelist and the visibility of the leaderboard. */
async function refetchAccess(queryClient: QueryClient): Promise<void> {
  const keys = [menuQuery.queryKey, ['whitelist'], ['bravos', 'report']]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Stores the paths that are closed to the user, for the next visit. */
function useStoreClosedPaths(): void {
  const paths = useClosedLinks()?.flatMap((link) => linkPath(link) ?? [])
  const text = paths?.join('\n')
  useEffect(() => {
    if (text !== undefined) storeClosedPaths(browserStorage, text)
  }, [text])
}
