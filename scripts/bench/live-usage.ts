import * as z from 'zod/mini'

/** Path under which the benchmark's Worker returns what its live games have used. */
export const LIVE_USAGE_PATH = '/api/v1/bench-live'

export const liveUsage = z.object({
  /** Requests to the Durable Objects: sockets opened, messages received, alarms. */
  requests: z.number(),
  /** Rows that they wrote to their own storage. */
  objectRowsWritten: z.number(),
  /** Rows of D1 for loading games and saving results. */
  rowsRead: z.number(),
  rowsWritten: z.number(),
})
export type LiveUsage = z.infer<typeof liveUsage>

/** Prefix of the relay's path. The code of a game follows, and for its host `/host`. */
export const RELAY_PATH = '/bench-relay/'
