import * as z from 'zod/mini'
import { ApiError } from '../../../lib/api/api.ts'

/** What someone else has saved in between, as the refusal of a save brings it along; null where it failed for another reason. */
export function savedMeanwhile<Schema extends z.ZodMiniType>(
  error: unknown,
  schema: Schema,
): z.output<Schema> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const read = z.safeParse(schema, error.data)
  return read.success ? read.data : null
}
