import type { Context } from 'hono'
import { type EndedSessions, ROOM, type WorkerEvent } from '../../domain/events.ts'
import { roomOf } from '../../domain/room-placement.ts'
import type { Env } from '../env.ts'
import type { AppEnv } from '../http/context.ts'

/**
 * Notifies the school's room of a change made through the API. Run it with `later`: if the room cannot be
 * reached, this is logged and no call fails.
 */
export function notifyRoom({ env, var: { school } }: Context<AppEnv>, event: WorkerEvent): Promise<void> {
  return postToRoom(env, school.name, event)
}

/** @throws {Error} if the room cannot be reached */
export async function postToRoom(env: Env, school: string, event: WorkerEvent): Promise<void> {
  const answer = await roomOf(env, school).fetch(`https://room${ROOM.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${env.ROOM_SECRET}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  })
  if (!answer.ok) throw new Error(`The room answered ${answer.status} to ${event.type}.`)
}

/**
 * After the response, the room disconnects the pupils, who reconnect with tokens for their new class.
 * @param userIDs null if any pupil may have moved
 */
export function notifyClassesChanged(c: Context<AppEnv>, userIDs: number[] | null): void {
  c.var.later(notifyRoom(c, { type: 'classesChanged', userIDs }))
}

/** After the response, the room disconnects users of these sessions and refuses their tokens. */
export function notifySessionsEnded(c: Context<AppEnv>, sessions: EndedSessions[]): void {
  if (sessions.length === 0) return
  c.var.later(notifyRoom(c, { type: 'sessionsEnded', sessions }))
}
