import { linkPage } from '../../../../content/link-path.ts'
import type { MenuLink, Person } from '../../../../domain/api/menu.ts'
import type { Place } from '../../../../domain/events.ts'
import type { RoomNews } from '../../../lib/live/room-socket.ts'

/** Who is on which page now, by user id. */
export type Whereabouts = ReadonlyMap<number, { user: Person; page: Place }>

export const NOBODY: Whereabouts = new Map()

/** What is known after a word of the room. */
export function afterNews(before: Whereabouts, news: RoomNews): Whereabouts {
  switch (news.type) {
    case 'navigate':
      return new Map(before).set(news.user.id, { user: news.user, page: news.page })
    case 'logout': {
      const after = new Map(before)
      after.delete(news.user.id)
      return after
    }
    // Whoever left meanwhile was not told of; the room tells again of all who are there.
    case 'reopened':
      return NOBODY
    default:
      return before
  }
}

/** The key of the menu's row for a place. A page that plays any game has a row for each game, whose name says the theme. */
export function rowKeyOf({ name, id }: Place, links: readonly GameLink[]): string {
  const game = links.find(
    ({ clientID, externalIdentifier }) => externalIdentifier === id && linkPage(clientID)?.clientID === name,
  )
  return game?.clientID ?? name
}

type GameLink = Pick<MenuLink, 'clientID' | 'externalIdentifier'>
