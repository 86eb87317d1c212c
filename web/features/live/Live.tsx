import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { can } from '../../../domain/access.ts'
import { actorOf } from '../../lib/actor.ts'
import type { CurrentPage } from '../../lib/current-page.ts'
import { emit, onRoomNews, type RoomNews } from '../../lib/live.ts'
import { menuCacheQuery, menuQuery } from '../../lib/menu-query.ts'
import { useSession } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { onceSoon } from './once-soon.ts'

interface LiveProps {
  current: CurrentPage | null
  /** The key of what is shown: the game record's own, or the page's. */
  clientID: string | null
}

/** Tells the room where a pupil is, and does what the room says. Shows nothing. Loaded when the page is idle. */
export function Live({ current, clientID }: LiveProps) {
  const user = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const actor = actorOf(user)
  const refreshMenu = useMemo(() => onceSoon(() => refetchMenu(queryClient)), [queryClient])

  // By what is open when it is called: someone may have gone on while the menu was on its way.
  const leave = useEffectEvent((page: { clientID: string; displayName: string }) => {
    // Administrators may stay: they see what is disabled.
    if (page.clientID !== clientID || can(actor, 'seeHiddenPages')) return
    showToast(`${page.displayName} has been disabled`, 'en')
    void navigate({ to: '/' })
  })
  const catchUp = useEffectEvent(async () => {
    void queryClient.invalidateQueries({ queryKey: menuCacheQuery.queryKey })
    await refetchMenu(queryClient)
    const link = queryClient.getQueryData(menuQuery.queryKey)?.find((each) => each.clientID === clientID)
    if (link?.isEnabled === false) leave(link)
  })
  const onNews = useEffectEvent((news: RoomNews) => {
    switch (news.type) {
      case 'menuChanged':
        refreshMenu()
        break
      case 'bravoWinnerChanged':
        void queryClient.invalidateQueries({ queryKey: menuCacheQuery.queryKey })
        break
      case 'pageDisabled':
        leave(news.page)
        break
      case 'reopened':
        void catchUp()
    }
  })
  useEffect(() => onRoomNews((news) => onNews(news)), [])

  // At each navigation, and when someone signs in.
  const announce = useEffectEvent(
    (name: string | undefined, id: string | null, userID: number | undefined) => {
      if (!user || userID === undefined || !name || !can(actor, 'reportWhereabouts')) return
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

function refetchMenu(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: menuQuery.queryKey })
}
