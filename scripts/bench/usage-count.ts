import * as z from 'zod/mini'

/** Path under which the benchmark's Worker returns its counts. */
export const USAGE_PATH = '/api/v1/bench-usage'

const usage = z.object({
  /** Method and path, e.g. `GET games/{id}`. */
  call: z.string(),
  rowsRead: z.number(),
  rowsWritten: z.number(),
  kvReads: z.number(),
  kvWrites: z.number(),
})
export type Usage = z.infer<typeof usage>

/** Reads the usage of each call since the Worker's start, in order. */
export async function readUsage(schoolUrl: string): Promise<Usage[]> {
  return z.parse(z.array(usage), await (await fetch(schoolUrl + USAGE_PATH)).json())
}
