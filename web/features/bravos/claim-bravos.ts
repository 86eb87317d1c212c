import { ApiError } from '../../lib/api-client.ts'

/**
 * Asks for Bravos, one call each, until all `due` are given or the server says that no more is due: asking
 * again for what was given is safe. Returns how many it gave now. @throws {ApiError} of any other failure.
 */
export async function claimBravos(due: number, post: () => Promise<unknown>): Promise<number> {
  for (let given = 0; given < due; given++) {
    try {
      await post()
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return given
      throw error
    }
  }
  return due
}
