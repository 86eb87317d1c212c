import type { Context } from 'hono'
import type { LiveGameEvent } from '../../domain/events.ts'
import { liveGameSocketPath } from '../../domain/live/messages.ts'
import { liveGameOf } from '../../domain/room-placement.ts'
import type { AppEnv } from '../http/context.ts'
import { postEvent } from '../room/post-event.ts'
import { listKeptGames } from './queries.ts'

/** Notifies a live game of a change made through the API. @throws {Error} if it cannot be reached */
export async function notifyLiveGame(
  { env, var: { school } }: Context<AppEnv>,
  code: string,
  event: LiveGameEvent,
): Promise<void> {
  const path = liveGameSocketPath(code)
  await postEvent(liveGameOf(env, { school: school.name, code }), { path, event, env })
}

/** Notifies all live games that may still have sockets or answers. */
export async function notifyLiveGames(c: Context<AppEnv>, event: LiveGameEvent): Promise<void> {
  const codes = await listKeptGames(c.var.db, c.var.now)
  await Promise.all(codes.map((code) => notifyLiveGame(c, code, event)))
}
