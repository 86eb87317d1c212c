import { routeRoom } from '../../party/partyserver.ts'
import type { Env } from '../../worker/env.ts'
import { createWorker } from '../../worker/serve.ts'
import { recorded } from '../../worker/testing/recorded.ts'
import { USAGE_PATH, type Usage } from './usage-count.ts'

export { SchoolRoom } from '../../worker/index.ts'

const worker = createWorker({ clock: () => new Date(), random: Math.random }, routeRoom)
const counted: Usage[] = []

/**
 * The school's own Worker, which keeps what each call used of D1 and KV and tells it under a path of its own: so the
 * calls of the browser's service worker count like those of the page, and so does what the site asks about its pages. Of
 * calls at the same time the first to end is said to have used what all did so far.
 */
export default {
  async fetch(request, env, context) {
    if (!worker.fetch) throw new Error('The Worker answers nothing.')
    const { pathname } = new URL(request.url)
    if (pathname === USAGE_PATH) return Response.json(counted)
    if (pathname.startsWith('/parties/')) return worker.fetch(request, env, context)
    school ??= watched(env)
    const answer = await worker.fetch(request, school.env, context)
    counted.push({ call: nameOf(request.method, pathname), ...school.used() })
    return answer
  },
} satisfies ExportedHandler<Env>

/** One for all calls: what the Worker remembers it knows by its bindings. */
let school: Watched | undefined

interface Watched {
  env: Env
  /** What was used since it was last asked. */
  used(): Omit<Usage, 'call'>
}

function nameOf(method: string, pathname: string): string {
  if (pathname.startsWith('/api/'))
    return `${method} ${pathname.replace('/api/v1/', '').replace(/\/\d+$/, '/{id}')}`
  return pathname.startsWith('/copies/') ? 'the copy of a page' : 'a page'
}

function watched(env: Env): Watched {
  const { database, statements } = recorded(env.DB)
  const { cache, uses } = watchedCache(env.CACHE)
  return {
    env: { ...env, DB: database, CACHE: cache },
    used() {
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

function watchedCache(kv: KVNamespace): { cache: KVNamespace; uses: { reads: number; writes: number } } {
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
