import * as z from 'zod/mini'
import { ApiError } from '../../../lib/api/api.ts'

/** The version that someone else saved in the meantime, which a 409 response carries. Null for any other error. */
export function conflictingVersion<Schema extends z.ZodMiniType>(
  error: unknown,
  schema: Schema,
): z.output<Schema> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const read = z.safeParse(schema, error.data)
  return read.success ? read.data : null
}
