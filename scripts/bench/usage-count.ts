import * as z from 'zod/mini'

/** Where the bench's Worker tells what it has counted. */
export const USAGE_PATH = '/api/v1/bench-usage'

const usage = z.object({
  /** Method and path: `GET games/{id}`. */
  call: z.string(),
  rowsRead: z.number(),
  rowsWritten: z.number(),
  kvReads: z.number(),
  kvWrites: z.number(),
})
export type Usage = z.infer<typeof usage>

/** What each call since the Worker's start used, in order. */
export async function readUsage(schoolUrl: string): Promise<Usage[]> {
  return z.parse(z.array(usage), await (await fetch(schoolUrl + USAGE_PATH)).json())
}
