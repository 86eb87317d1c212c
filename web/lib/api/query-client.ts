import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const STALE_AFTER_MS = 60_000
const MAX_ATTEMPTS = 3

/** Creates the query client: one in the browser, one per prerendered page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': a call without a network fails immediately and shows an error instead of waiting silently.
      queries: {
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: shouldRetry,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Retries server and network errors, but not refusals, and nothing while offline. */
function shouldRetry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefusal && navigator.onLine && failures + 1 < MAX_ATTEMPTS
}
