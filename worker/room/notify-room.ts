import type { Context } from 'hono'
import { type EndedSessions, type LiveGameEvent, ROOM, type WorkerEvent } from '../../domain/events.ts'
import { roomOf } from '../../domain/room-placement.ts'
import type { Env } from '../env.ts'
import type { AppEnv } from '../http/context.ts'
import { notifyLiveGames } from '../live-games/notify-live-games.ts'
import { postEvent } from './post-event.ts'

/**
 * Notifies the school's room of a change made through the API. Run it with `later`: if the room cannot be
 * reached, this is only logged and the call succeeds.
 */
export function notifyRoom({ env, var: { school } }: Context<AppEnv>, event: WorkerEvent): Promise<void> {
  return postToRoom(env, school.name, event)
}

/** @throws {Error} if the room cannot be reached */
export async function postToRoom(env: Env, school: string, event: WorkerEvent): Promise<void> {
  await postEvent(roomOf(env, school), { path: ROOM.path, event, env })
}

/**
 * After the response, makes the room and live games disconnect the pupils, who reconnect with tokens for
 * their new class.
 * @param userIDs null if any pupil may have moved
 */
export function notifyClassesChanged(c: Context<AppEnv>, userIDs: number[] | null): void {
  notifyAll(c, { type: 'classesChanged', userIDs })
}

/**
 * After the response, makes the room and live games disconnect the users of these sessions and refuse their
 * tokens.
 */
export function notifySessionsEnded(c: Context<AppEnv>, sessions: EndedSessions[]): void {
  if (sessions.length > 0) notifyAll(c, { type: 'sessionsEnded', sessions })
}

function notifyAll(c: Context<AppEnv>, event: Extract<WorkerEvent, LiveGameEvent>): void {
  c.var.later(notifyRoom(c, event))
  c.var.later(notifyLiveGames(c, event))
}
