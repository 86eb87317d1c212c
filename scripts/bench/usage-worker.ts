import { routeRoom } from '../../party/partyserver.ts'
import type { Env } from '../../worker/env.ts'
import { createWorker } from '../../worker/serve.ts'
import { recordStatements } from '../../worker/testing/record-statements.ts'
import { USAGE_PATH, type Usage } from './usage-count.ts'

export { LiveGame, SchoolRoom } from '../../worker/index.ts'

const worker = createWorker({ clock: () => new Date(), random: Math.random }, routeRoom)
const counted: Usage[] = []

/**
 * The school's own Worker, which counts the use of D1 and KV per call and returns it at `USAGE_PATH`.
 * Counting in the Worker includes the calls of the service worker and of the site's gateway. The use of
 * concurrent calls is attributed to the first one that ends.
 */
export default {
  async fetch(request, env, context) {
    if (!worker.fetch) throw new Error('The Worker has no fetch handler.')
    const { pathname } = new URL(request.url)
    if (pathname === USAGE_PATH) return Response.json(counted)
    if (pathname.startsWith('/parties/')) return worker.fetch(request, env, context)
    school ??= countUsage(env)
    const answer = await worker.fetch(request, school.env, context)
    counted.push({ call: nameOf(request.method, pathname), ...school.takeUsage() })
    return answer
  },
} satisfies ExportedHandler<Env>

/** Shared by all calls, because the Worker's caches are keyed by its bindings. */
let school: CountingEnv | undefined

interface CountingEnv {
  env: Env
  /** The use since the last call of this function. */
  takeUsage(): Omit<Usage, 'call'>
}

function nameOf(method: string, pathname: string): string {
  if (pathname.startsWith('/api/'))
    return `${method} ${pathname.replace('/api/v1/', '').replace(/\/\d+$/, '/{id}')}`
  return pathname.startsWith('/copies/') ? 'the copy of a page' : 'a page'
}

function countUsage(env: Env): CountingEnv {
  const { database, statements } = recordStatements(env.DB)
  const { cache, uses } = countCacheUse(env.CACHE)
  return {
    env: { ...env, DB: database, CACHE: cache },
    takeUsage() {
      const sent = statements.splice(0)
      const { reads: kvReads, writes: kvWrites } = uses
      Object.assign(uses, { reads: 0, writes: 0 })
      return {
        rowsRead: sent.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
        rowsWritten: sent.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
        kvReads,
        kvWrites,
      }
    },
  }
}

function countCacheUse(kv: KVNamespace): { cache: KVNamespace; uses: { reads: number; writes: number } } {
  const uses = { reads: 0, writes: 0 }
  const cache = new Proxy(kv, {
    get(target, name) {
      if (name === 'get') uses.reads += 1
      if (name === 'put') uses.writes += 1
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { cache, uses }
}
