import { createTally, type Tally } from '../../domain/tally.ts'
import type { Env } from '../../worker/env.ts'
import { createWorker } from '../../worker/serve.ts'
import { recorded } from '../../worker/testing/recorded.ts'
import { bare } from './bare.ts'
import { NOW } from './school-year.ts'

export { SchoolRoom } from '../../worker/index.ts'

/**
 * The Worker of the benchmark: the school's own, on a Wednesday in June; beside it under /bare/ what it is
 * measured against; under /counted/ the school's own again, each answer with the rows that D1 read for it.
 */

const { count } = createTally()
/** All that is sent is of one minute, and is counted, but never too much. */
const tally: Tally = {
  count(subjects, now) {
    count(subjects, now)
    return null
  },
}
const worker = createWorker({ clock: () => NOW, random: () => 0.5, tally }, async () => null)

export default {
  async fetch(request, env, context) {
    const { pathname, origin } = new URL(request.url)
    if (pathname.startsWith('/bare')) return bare.fetch(request, env, context)
    if (!pathname.startsWith('/counted/')) return answer(request, env, context)

    const real = new Request(request.url.replace(`${origin}/counted`, origin), request)
    const { database, statements } = recorded(env.DB)
    const answered = await answer(real, { ...env, DB: database }, context)
    const headers = new Headers(answered.headers)
    headers.set('x-rows-read', String(statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0)))
    headers.set('x-rows-changed', String(statements.reduce((sum, { changes }) => sum + changes, 0)))
    return new Response(answered.body, { status: answered.status, headers })
  },
} satisfies ExportedHandler<Env>

async function answer(...call: Parameters<NonNullable<typeof worker.fetch>>): Promise<Response> {
  if (!worker.fetch) throw new Error('The Worker answers nothing.')
  return worker.fetch(...call)
}
