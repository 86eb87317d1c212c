import { ApiError, apiDelete } from '../../lib/api.ts'

/** `deleteOnce('user/7')`. What is gone already, by another window or by a try whose answer was lost, is deleted. @throws {ApiError} */
export async function deleteOnce(path: string): Promise<void> {
  try {
    await apiDelete(path)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
