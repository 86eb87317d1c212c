import type { Person } from '../../../../domain/api/menu.ts'
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
