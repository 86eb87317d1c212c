import { createApiClient } from './api-client.ts'
import { whenReleased } from './held-calls.ts'
import { watchedFetch } from './network.ts'
import { session } from './session.ts'

export { ApiError, langOf, type Sentence, sentenceOf } from './api-client.ts'

const onTheirWay = new Set<Promise<Response>>()

const { call, fetchFile } = createApiClient({
  fetch: send,
  token: () => session.current()?.token ?? null,
  // An answer to an earlier pupil's call must not sign the present one out.
  onTokenRefused: session.endWith,
})

/** `apiGet<MenuAnswer>('menulinks')`. @throws {ApiError} */
export function apiGet<Answer>(path: string): Promise<Answer> {
  return call<Answer>('GET', path)
}

/** `apiPost<RoomTokenAnswer>('auth/room')`; a `Blob` is sent as the file that it is. @throws {ApiError} */
export function apiPost<Answer>(path: string, body?: unknown): Promise<Answer> {
  return call<Answer>('POST', path, body)
}

/** `apiPatch<ChooseAvatarAnswer>('user/me', { avatarUrl })`. @throws {ApiError} */
export function apiPatch<Answer>(path: string, body: unknown): Promise<Answer> {
  return call<Answer>('PATCH', path, body)
}

/** `apiPut<ClassAnswer>('classes/4-1', { teacherName, grade })`. @throws {ApiError} */
export function apiPut<Answer>(path: string, body: unknown): Promise<Answer> {
  return call<Answer>('PUT', path, body)
}

/** `apiDelete<SuccessAnswer>('user/7')`. @throws {ApiError} */
export function apiDelete<Answer>(path: string): Promise<Answer> {
  return call<Answer>('DELETE', path)
}

/** `apiFile('backup')`. @throws {ApiError} */
export const apiFile = fetchFile

/** Ends the session of a token, once what was asked with it is answered: a game that has just been sent counts. @throws {ApiError} */
export async function endSession(token: string): Promise<void> {
  await Promise.allSettled(onTheirWay)
  const client = createApiClient({ fetch: send, token: () => token, onTokenRefused() {} })
  await client.call('POST', 'auth/sign-out')
}

function send(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = whenReleased(() => watchedFetch(...request))
  onTheirWay.add(answer)
  return answer.finally(() => onTheirWay.delete(answer))
}
