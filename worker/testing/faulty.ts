import { type Ask, asked } from './asked.ts'

export interface FaultyDatabase {
  database: D1Database
  /**
   * From now on the database is asked so often, the last time without an answer, and then gone: for whoever called,
   * that is the Worker killed between this time and the next.
   */
  breakAfter(time: number): void
  /** Whether it came to that. */
  isBroken(): boolean
  /** It works again. */
  mend(): void
}

/** The database, which can be made to fail at any of the times that it is asked. */
export function faulty(database: D1Database): FaultyDatabase {
  let left = Number.POSITIVE_INFINITY
  const ask: Ask = async (work) => {
    if (left <= 0) throw lost()
    left -= 1
    const isLast = left === 0
    const result = await work()
    if (isLast) throw lost()
    return result
  }
  return {
    database: asked(database, ask),
    breakAfter(time) {
      left = time
    },
    isBroken: () => left <= 0,
    mend() {
      left = Number.POSITIVE_INFINITY
    },
  }
}

function lost(): Error {
  return new Error('D1_ERROR: Network connection lost.')
}

/** The database, which is slow, and answers out of turn: of those who wait the last one first. */
export function slow(database: D1Database): D1Database {
  const waiting: (() => void)[] = []
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      setTimeout(() => waiting.pop()?.())
    })
  const ask: Ask = async (work) => {
    await turn()
    const result = await work()
    await turn()
    return result
  }
  return asked(database, ask)
}

/** KV as another place of the world sees it: as it was a minute before, by this clock. */
export function stale(cache: KVNamespace, clock: () => Date): KVNamespace {
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
