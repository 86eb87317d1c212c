import { createTally, type Tally } from '../../domain/tally.ts'
import type { Env } from '../../worker/env.ts'
import { createWorker } from '../../worker/serve.ts'
import { bare } from './bare.ts'
import { NOW } from './school-year.ts'

export { SchoolRoom } from '../../worker/index.ts'

/**
 * The Worker of the benchmark: the school's own, on a Wednesday in June; beside it under /bare/ what it is
 * measured against.
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
    if (new URL(request.url).pathname.startsWith('/bare')) return bare.fetch(request, env, context)
    if (!worker.fetch) throw new Error('The Worker answers nothing.')
    return worker.fetch(request, env, context)
  },
} satisfies ExportedHandler<Env>
