import { ApiError, apiGet, apiPatch, apiPost } from './api.ts'
import { session } from './session.ts'

/** `apiGet` of what is one user's alone: unsent, and a 401, where another has signed in since, or nobody. @throws {ApiError} */
export async function apiGetAs<Answer>(userID: number, path: string): Promise<Answer> {
  mustBeSignedIn(userID)
  return apiGet<Answer>(path)
}

/** `apiPost` for one user alone, as `apiGetAs`. @throws {ApiError} */
export async function apiPostAs<Answer>(userID: number, path: string, body?: unknown): Promise<Answer> {
  mustBeSignedIn(userID)
  return apiPost<Answer>(path, body)
}

/** `apiPatch` for one user alone, as `apiGetAs`. @throws {ApiError} */
export async function apiPatchAs<Answer>(userID: number, path: string, body: unknown): Promise<Answer> {
  mustBeSignedIn(userID)
  return apiPatch<Answer>(path, body)
}

function mustBeSignedIn(userID: number): void {
  if (session.current()?.id !== userID) {
    throw new ApiError(401, "Il faut d'abord se connecter.", { code: 'signInFirst', lang: 'fr' })
  }
}
