import { routeRoom } from '../../party/partyserver.ts'
import type { Env } from '../../worker/env.ts'
import { createWorker } from '../../worker/serve.ts'
import { recorded } from '../../worker/testing/recorded.ts'

export { SchoolRoom } from '../../worker/index.ts'

const worker = createWorker({ clock: () => new Date(), random: Math.random }, routeRoom)

/** The school's own Worker, whose answers tell what rows D1 read and wrote for them. */
export default {
  async fetch(request, env, context) {
    if (!worker.fetch) throw new Error('The Worker answers nothing.')
    if (!new URL(request.url).pathname.startsWith('/api/')) return worker.fetch(request, env, context)
    const { database, statements } = recorded(env.DB)
    const answered = await worker.fetch(request, { ...env, DB: database }, context)
    const headers = new Headers(answered.headers)
    headers.set('x-rows-read', String(statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)))
    headers.set('x-rows-written', String(statements.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0)))
    return new Response(answered.body, { status: answered.status, headers })
  },
} satisfies ExportedHandler<Env>
