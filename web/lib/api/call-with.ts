import { createApiClient } from './api-client.ts'
import { monitoredFetch } from './network.ts'

/** Returns `call` with a token other than that of the session. */
export function callWith(token: string) {
  return createApiClient({ fetch: monitoredFetch, token: () => token, onTokenRefused() {} }).call
}
