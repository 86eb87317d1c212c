import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { notifyRoom } from '../room/notify-room.ts'

/** Makes open browsers show or hide the check immediately. */
export function notifyChecks(c: Context<AppEnv>): void {
  c.var.later(notifyRoom(c, { type: 'checksChanged' }))
}
