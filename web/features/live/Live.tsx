import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { can } from '../../../domain/access.ts'
import type { ServerEvent } from '../../../domain/events.ts'
import { actorOf } from '../../lib/actor.ts'
import type { CurrentPage } from '../../lib/current-page.ts'
import { emit, openRoom } from '../../lib/live.ts'
import { menuCacheQuery, menuQuery } from '../../lib/menu-query.ts'
import { useSession } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'

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

  const onEvent = useEffectEvent((event: ServerEvent) => {
    switch (event.type) {
      case 'menuChanged':
        void queryClient.invalidateQueries({ queryKey: menuQuery.queryKey })
        break
      case 'bravoWinnerChanged':
        void queryClient.invalidateQueries({ queryKey: menuCacheQuery.queryKey })
        break
      case 'pageDisabled':
        // Administrators may stay: they see what is disabled.
        if (event.page.clientID !== clientID || can(actor, 'seeHiddenPages')) return
        showToast(`${event.page.displayName} has been disabled`)
        void navigate({ to: '/' })
    }
  })
  useEffect(() => {
    // Without the room the site works all the same.
    openRoom((event) => onEvent(event)).catch(() => undefined)
  }, [])

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
