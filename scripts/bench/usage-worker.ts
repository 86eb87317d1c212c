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
 * calls of the browser's service worker count like those of the page.
 */
export default {
  async fetch(request, env, context) {
    if (!worker.fetch) throw new Error('The Worker answers nothing.')
    const { pathname } = new URL(request.url)
    if (pathname === USAGE_PATH) return Response.json(counted)
    if (!pathname.startsWith('/api/')) return worker.fetch(request, env, context)
    const { database, statements } = recorded(env.DB)
    const { cache, uses } = watched(env.CACHE)
    const answer = await worker.fetch(request, { ...env, DB: database, CACHE: cache }, context)
    counted.push({
      call: `${request.method} ${pathname.replace('/api/v1/', '').replace(/\/\d+$/, '/{id}')}`,
      rowsRead: statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
      rowsWritten: statements.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
      kvReads: uses.reads,
      kvWrites: uses.writes,
    })
    return answer
  },
} satisfies ExportedHandler<Env>

function watched(kv: KVNamespace): { cache: KVNamespace; uses: { reads: number; writes: number } } {
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
