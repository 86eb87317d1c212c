import { createApp } from './app.ts'
import { runDaily } from './daily/daily.ts'
import { forEachSchool } from './daily/for-each-school.ts'
import { type Env, readVariables } from './env.ts'
import type { AppDependencies } from './http/context.ts'
import { logError } from './http/log-error.ts'
import { schoolAt, schoolNamed, schoolNames } from './schools/stores.ts'
import { answerSite } from './site.ts'

/**
 * Handles requests to a room. Resolves to null if the path is not a room's.
 * @param school name of the school at the requested address
 */
export type RouteRoom = (request: Request, env: Env, school: string) => Promise<Response | null>

/** Cloudflare allows six simultaneous connections per invocation. */
const CONCURRENT_SCHOOLS = 6

/** The Worker: API, room, access control for the site's files, and the daily run. */
export function createWorker(world: AppDependencies, routeRoom: RouteRoom): ExportedHandler<Env> {
  const app = createApp(world)
  const fetchFromRoom: RouteRoom = async (...call) => {
    try {
      return await routeRoom(...call)
    } catch (error) {
      // If it were rethrown, Cloudflare would log it with the requested address.
      logError('The room', error)
      return new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
    }
  }
  return {
    async fetch(request, env, context) {
      const [, prefix] = new URL(request.url).pathname.split('/')
      const school = schoolAt(env, request.url)
      if (prefix !== 'api' && prefix !== 'parties')
        return answerSite(request, { env, school, now: world.clock() })
      const answer = prefix === 'parties' ? await fetchFromRoom(request, env, school.name) : null
      return answer ?? app.fetch(request, env, context)
    },
    async scheduled(_controller, env) {
      const timeZone = readVariables(env).SCHOOL_TIME_ZONE
      const day = { now: world.clock(), timeZone, random: world.random }
      const failed: string[] = []
      await forEachSchool(schoolNames(env), async (name) => runDaily(schoolNamed(env, name), day), {
        concurrency: CONCURRENT_SCHOOLS,
        failed(name, error) {
          logError('The daily run', error)
          failed.push(name)
        },
      })
      if (failed.length > 0) throw new Error(`The daily run failed for: ${failed.join(', ')}`)
    },
  }
}
