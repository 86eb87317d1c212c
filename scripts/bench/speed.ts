import type { Call, Client, Load } from './load.ts'
import type { SpeedCall } from './speed-calls.ts'

export interface SpeedOptions {
  /** How many requests are under way at a time. */
  concurrency: number
  /** How often everything is measured, in turns. */
  rounds: number
  /** How long each turn lasts, in milliseconds. */
  turn: number
  /** No round begins after this instant of `performance.now()`. */
  deadline: number
}

export interface Speed {
  name: string
  /** Requests a second, the median of the rounds. */
  perSecond: number
  /** In milliseconds, over all rounds. */
  p50: number
  p99: number
  /** Requests a second as a part of a bare Hono answer's, the median of the rounds. */
  toHono: number
  /** As a part of those of the bare handler with the same work. */
  toBare: number
}

const HONO: Call = { method: 'GET', path: '/bare' }

/**
 * How fast each call is. In every round a call and its bare counterpart are measured one after the other, in
 * changing order, so that what else the machine does hits both alike; ratios are taken round by round.
 */
export async function measureSpeed(
  client: Client,
  calls: readonly SpeedCall[],
  { concurrency, rounds, turn, deadline }: SpeedOptions,
): Promise<{ speeds: Speed[]; hono: Pick<Speed, 'perSecond' | 'p50' | 'p99'>; rounds: number }> {
  const run = (next: () => Call, milliseconds = turn) => client.load(next, concurrency, milliseconds)
  const real = ({ next }: SpeedCall) => run(() => next('/api/v1'))
  const bare = ({ next }: SpeedCall) => run(() => next('/bare'))

  for (const call of calls) {
    await real(call)
    await bare(call)
  }
  await run(() => HONO)

  const honoLoads: Load[] = []
  const rows = calls.map((call) => ({ call, real: [] as Load[], bare: [] as Load[] }))
  for (let round = 0; round < rounds && performance.now() < deadline; round++) {
    honoLoads.push(await run(() => HONO))
    for (const row of rows) {
      const order = round % 2 === 0 ? (['real', 'bare'] as const) : (['bare', 'real'] as const)
      for (const side of order) row[side].push(await (side === 'real' ? real : bare)(row.call))
    }
  }

  const speeds = rows.map(({ call, real, bare }) => ({
    name: call.name,
    ...summary(real),
    toHono: medianRatio(real, honoLoads),
    toBare: medianRatio(real, bare),
  }))
  return { speeds, hono: summary(honoLoads), rounds: honoLoads.length }
}

function summary(loads: readonly Load[]): Pick<Speed, 'perSecond' | 'p50' | 'p99'> {
  const all = loads.flatMap(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  return {
    perSecond: median(loads.map(perSecond)),
    p50: all[Math.floor(all.length * 0.5)] ?? 0,
    p99: all[Math.floor(all.length * 0.99)] ?? 0,
  }
}

function medianRatio(loads: readonly Load[], others: readonly Load[]): number {
  return median(
    loads.flatMap((load, round) => {
      const other = others[round]
      return other ? [perSecond(load) / perSecond(other)] : []
    }),
  )
}

function perSecond({ milliseconds, elapsed }: Load): number {
  return (milliseconds.length / elapsed) * 1000
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
