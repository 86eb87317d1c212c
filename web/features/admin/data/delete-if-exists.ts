import * as z from 'zod/mini'
import { ApiError, type Call, type CallArguments, call } from '../../../lib/api/api.ts'

type Deletion = Extract<Call, `DELETE ${string}`>

/**
 * Deletes something: `deleteIfExists('DELETE user/:id', { path: { id } })`. A 404 counts as success: another window has
 * deleted it, or an earlier attempt whose response was lost. @throws {ApiError} for any other error
 */
export async function deleteIfExists<Name extends Deletion>(
  name: Name,
  ...args: CallArguments<Name>
): Promise<void> {
  try {
    await call(name, ...args)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** The version that someone else saved in the meantime, which a 409 response carries. Null for any other error. */
export function conflictingVersion<Schema extends z.ZodMiniType>(
  error: unknown,
  schema: Schema,
): z.output<Schema> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const read = z.safeParse(schema, error.data)
  return read.success ? read.data : null
}
