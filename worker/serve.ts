import { createApp } from './app.ts'
import { runDaily } from './daily/daily.ts'
import { forEachSchool } from './daily/for-each-school.ts'
import { type Env, readVariables } from './env.ts'
import type { World } from './http/context.ts'
import { logFault } from './http/log-fault.ts'
import { allSchools, schoolAt } from './schools/stores.ts'
import { answerSite } from './site.ts'

/**
 * Answers what belongs to a room; null where the path is not a room's.
 * @param school whose address was asked
 */
export type RouteRoom = (request: Request, env: Env, school: string) => Promise<Response | null>

/** Cloudflare gives a call six connections at once. */
const SCHOOLS_AT_ONCE = 6

/** The Worker: the API, the room behind its path, what of the site is closed, and the daily run. */
export function createWorker(world: World, routeRoom: RouteRoom): ExportedHandler<Env> {
  const app = createApp(world)
  const askRoom: RouteRoom = async (...call) => {
    try {
      return await routeRoom(...call)
    } catch (error) {
      // Thrown on, Cloudflare would log it with the address that was asked.
      logFault('The room', error)
      return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
    }
  }
  return {
    async fetch(request, env, context) {
      const [, first] = new URL(request.url).pathname.split('/')
      const school = schoolAt(env, request.url)
      if (first !== 'api' && first !== 'parties')
        return answerSite(request, { env, school, now: world.clock() })
      const answer = first === 'parties' ? await askRoom(request, env, school.name) : null
      return answer ?? app.fetch(request, env, context)
    },
    async scheduled(_controller, env) {
      const timeZone = readVariables(env).SCHOOL_TIME_ZONE
      const day = { now: world.clock(), timeZone, random: world.random }
      const failed: string[] = []
      await forEachSchool(allSchools(env), (school) => runDaily(school, day), {
        atOnce: SCHOOLS_AT_ONCE,
        failed({ name }, error) {
          logFault('The daily run', error)
          failed.push(name)
        },
      })
      if (failed.length > 0) throw new Error(`The daily run failed for: ${failed.join(', ')}`)
    },
  }
}
