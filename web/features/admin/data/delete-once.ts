import { ApiError, type Asked, type Call, call } from '../../../lib/api/api.ts'

type Deletion = Extract<Call, `DELETE ${string}`>

/**
 * `deleteOnce('DELETE user/:id', { path: { id } })`. What is gone already, by another window or by a try whose answer was
 * lost, is deleted. @throws {ApiError}
 */
export async function deleteOnce<Name extends Deletion>(name: Name, ...asked: Asked<Name>): Promise<void> {
  try {
    await call(name, ...asked)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
