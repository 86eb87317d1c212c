import type { Call, Client, Load } from './load.ts'
import { BARE_PATH } from './school-year.ts'
import type { SpeedCall } from './speed-calls.ts'

export interface SpeedOptions {
  /** Concurrent requests. */
  concurrency: number
  /** Number of measurements of each call. Calls alternate. */
  rounds: number
  /** Duration of one measurement of a call, in milliseconds. */
  turn: number
  /** No round starts after this value of `performance.now()`. */
  deadline: number
}

export interface Speed {
  name: string
  /** Requests per second, median of the rounds. */
  perSecond: number
  /** Milliseconds, over all rounds. */
  p50: number
  p99: number
  /** Requests per second relative to a bare Hono response, median of the rounds. */
  toHono: number
}

const HONO: Call = { method: 'GET', path: BARE_PATH }

/**
 * Measures the speed of each call. Every round also measures a bare Hono response, so that other load of the
 * machine affects both alike; ratios are computed per round.
 */
export async function measureSpeed(
  client: Client,
  calls: readonly SpeedCall[],
  { concurrency, rounds, turn, deadline }: SpeedOptions,
): Promise<{ speeds: Speed[]; hono: Pick<Speed, 'perSecond' | 'p50' | 'p99'>; rounds: number }> {
  const run = (next: () => Call, milliseconds = turn) => client.load(next, concurrency, milliseconds)
  // Warm-up.
  for (const { next } of calls) await run(next)
  await run(() => HONO)

  const honoLoads: Load[] = []
  const rows = calls.map((call) => ({ call, loads: [] as Load[] }))
  for (let round = 0; round < rounds && performance.now() < deadline; round++) {
    honoLoads.push(await run(() => HONO))
    for (const { call, loads } of rows) loads.push(await run(call.next))
  }

  const speeds = rows.map(({ call, loads }) => ({
    name: call.name,
    ...summary(loads),
    toHono: medianRatio(loads, honoLoads),
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
