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
