import { type Intercept, interceptDatabase } from './intercept-database.ts'

export interface FaultyDatabase {
  database: D1Database
  /**
   * Executes this many more statements or batches, drops the result of the last one, and then fails. To the
   * caller, this looks like a Worker that was killed between two database calls.
   */
  breakAfter(time: number): void
  isBroken(): boolean
  repair(): void
}

/** A database that can be made to fail at any statement or batch. */
export function createFaultyDatabase(database: D1Database): FaultyDatabase {
  let left = Number.POSITIVE_INFINITY
  const ask: Intercept = async (work) => {
    if (left <= 0) throw lost()
    left -= 1
    const isLast = left === 0
    const result = await work()
    if (isLast) throw lost()
    return result
  }
  return {
    database: interceptDatabase(database, ask),
    breakAfter(time) {
      left = time
    },
    isBroken: () => left <= 0,
    repair() {
      left = Number.POSITIVE_INFINITY
    },
  }
}

function lost(): Error {
  return new Error('D1_ERROR: Network connection lost.')
}

/** A slow database that answers waiting calls in reverse order. */
export function createSlowDatabase(database: D1Database): D1Database {
  const waiting: (() => void)[] = []
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      setTimeout(() => waiting.pop()?.())
    })
  const ask: Intercept = async (work) => {
    await turn()
    const result = await work()
    await turn()
    return result
  }
  return interceptDatabase(database, ask)
}

/** KV as seen from another location: its data is one minute old. */
export function createStaleCache(cache: KVNamespace, clock: () => Date): KVNamespace {
  const written: { key: string; at: number; text: string }[] = []
  const put = async (key: string, text: string) => {
    written.push({ key, at: clock().getTime(), text })
  }
  const get = async (key: string) => {
    const seen = written.findLast((each) => each.key === key && each.at <= clock().getTime() - 60_000)
    return seen ? JSON.parse(seen.text) : null
  }
  return Object.assign(Object.create(cache), { put, get })
}
