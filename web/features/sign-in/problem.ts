import { ApiError } from '../../lib/api-client.ts'

/** What the toast says after a sign-in that failed. */
export function signInProblem(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return 'Invalid username and/or password'
  return error instanceof Error ? error.message : String(error)
}
