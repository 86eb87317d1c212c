import { linkPage } from '../../../../content/site/link-path.ts'
import type { MenuLink, Person } from '../../../../domain/api/menu.ts'
import type { Place } from '../../../../domain/events.ts'
import type { RoomEvent } from '../../../lib/live/room-socket.ts'

/** The pupils who are online and their current page, by user id. */
export type Whereabouts = ReadonlyMap<number, { user: Person; page: Place }>

export const NO_PUPILS_ONLINE: Whereabouts = new Map()

/** Reducer: applies a message of the room. */
export function whereaboutsReducer(before: Whereabouts, news: RoomEvent): Whereabouts {
  switch (news.type) {
    case 'navigate':
      return new Map(before).set(news.user.id, { user: news.user, page: news.page })
    case 'logout': {
      const after = new Map(before)
      after.delete(news.user.id)
      return after
    }
    // Departures during the outage were missed. The room reports again everyone who is still there.
    case 'reopened':
      return NO_PUPILS_ONLINE
    default:
      return before
  }
}

/**
 * The key of the menu row for a place. A page that can play several games has one menu row per game. The name
 * of such a row contains the theme.
 */
export function menuKeyOf({ name, id }: Place, links: readonly GameLink[]): string {
  const game = links.find(
    ({ clientID, externalIdentifier }) => externalIdentifier === id && linkPage(clientID)?.clientID === name,
  )
  return game?.clientID ?? name
}

type GameLink = Pick<MenuLink, 'clientID' | 'externalIdentifier'>
