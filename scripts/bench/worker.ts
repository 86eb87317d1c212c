import { Hono } from 'hono'
import { createTally, type Tally } from '../../domain/tally.ts'
import type { Env } from '../../worker/env.ts'
import { createWorker } from '../../worker/serve.ts'
import { BARE_PATH, NOW } from './school-year.ts'

export { LiveGame, SchoolRoom } from '../../worker/index.ts'

/** The Worker of the benchmark: the school's with a fixed clock, and a bare Hono response at `BARE_PATH`. */

const { count } = createTally()
/** Counts requests for the rate limits but never refuses one, since all requests have the same time. */
const tally: Tally = {
  count(subjects, now) {
    count(subjects, now)
    return null
  },
}
const hono = new Hono().get(BARE_PATH, (c) => c.json({ success: true }))
const worker = createWorker({ clock: () => NOW, random: () => 0.5, tally }, async () => null)

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname === BARE_PATH) return hono.fetch(request)
    if (!worker.fetch) throw new Error('The Worker has no fetch handler.')
    return worker.fetch(request, env, context)
  },
} satisfies ExportedHandler<Env>
