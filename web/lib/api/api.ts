import { session } from '../session/session.ts'
import { createApiClient } from './api-client.ts'
import { monitoredFetch, whenReleased } from './network.ts'

export {
  type Answer,
  ApiError,
  type Call,
  type CallArguments,
  isNetworkError,
  langOf,
  type Sentence,
  sentenceOf,
} from './api-client.ts'

const pendingCalls = new Set<Promise<Response>>()

/** Sends a call: `call('PATCH user/:id', { path: { id }, body })`. `domain/api/calls.ts` lists all calls. */
export const { call, fetchFile } = createApiClient({
  fetch: send,
  token: () => session.current()?.token ?? null,
  // A response to an earlier pupil's call must not sign the present one out.
  onTokenRefused: session.endWith,
})

/** Revokes a token on the server, after its pending calls so that a game just sent still counts. @throws {ApiError} */
export async function endSession(token: string): Promise<void> {
  await Promise.allSettled(pendingCalls)
  const client = createApiClient({ fetch: send, token: () => token, onTokenRefused() {} })
  await client.call('POST auth/sign-out')
}

function send(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = whenReleased(() => monitoredFetch(...request))
  pendingCalls.add(answer)
  return answer.finally(() => pendingCalls.delete(answer))
}
