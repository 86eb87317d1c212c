import { ApiError, type Asked, type Call, call } from '../../../lib/api/api.ts'

type Deletion = Extract<Call, `DELETE ${string}`>

/**
 * Deletes something: `deleteOnce('DELETE user/:id', { path: { id } })`. A 404 counts as success: another window has
 * deleted it, or an earlier attempt whose response was lost. @throws {ApiError} for any other error
 */
export async function deleteOnce<Name extends Deletion>(name: Name, ...asked: Asked<Name>): Promise<void> {
  try {
    await call(name, ...asked)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
