import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const FRESH_MS = 60_000
const TRIES = 3

/** Creates the query client: one in the browser, one per prerendered page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': a call without a network fails at once and shows an error instead of waiting silently.
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: isWorthATry,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** Retries server and network errors, but not refusals, and nothing while offline. */
function isWorthATry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefusal && navigator.onLine && failures + 1 < TRIES
}
