import type { Context } from 'hono'
import { type EndedSessions, ROOM, type WorkerEvent } from '../../domain/events.ts'
import { roomOf } from '../../domain/room-placement.ts'
import type { AppEnv } from '../http/context.ts'

/**
 * Tells the school's room of a change that came through the API. Run it by `later`: a room that cannot be
 * reached is logged and fails no call.
 */
export async function tellRoom({ env, var: { school } }: Context<AppEnv>, event: WorkerEvent): Promise<void> {
  const answer = await roomOf(env, school.name).fetch(`https://room${ROOM.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${env.ROOM_SECRET}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  })
  if (!answer.ok) throw new Error(`The room answered ${answer.status} to ${event.type}.`)
}

/** After the call is answered the room disconnects the pupils, who come back with tokens that name their class. Null: any may have moved. */
export function tellThatClassesChanged(c: Context<AppEnv>, userIDs: number[] | null): void {
  c.var.later(tellRoom(c, { type: 'classesChanged', userIDs }))
}

/** After the call is answered the room disconnects whoever opened it in these sessions, and refuses their tokens. */
export function tellThatSessionsEnded(c: Context<AppEnv>, sessions: EndedSessions[]): void {
  if (sessions.length === 0) return
  c.var.later(tellRoom(c, { type: 'sessionsEnded', sessions }))
}
