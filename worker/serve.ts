import { createApp } from './app.ts'
import type { World } from './context.ts'
import { runDaily } from './daily.ts'
import { openDatabase } from './db/database.ts'
import { type Env, readVariables } from './env.ts'

/** Answers what belongs to the room; null where the path is not the room's. */
export type RouteRoom = (request: Request, env: Env) => Promise<Response | null>

/** The Worker: the API, the room behind its path, and the daily run. */
export function createWorker(world: World, routeRoom: RouteRoom): ExportedHandler<Env> {
  const app = createApp(world)
  return {
    async fetch(request, env, context) {
      const isForRoom = new URL(request.url).pathname.startsWith('/parties/')
      const answer = isForRoom ? await routeRoom(request, env) : null
      return answer ?? app.fetch(request, env, context)
    },
    async scheduled(_controller, env) {
      const timeZone = readVariables(env).SCHOOL_TIME_ZONE
      await runDaily(openDatabase(env.DB), { now: world.clock(), timeZone, random: world.random })
    },
  }
}
