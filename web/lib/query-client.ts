import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const FRESH_MS = 60_000
const TRIES = 3

/** One for the browser; when pages are prerendered, one for each of them. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': a call without a network fails at once and says so, instead of waiting in silence.
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

/** A refusal stays a refusal; a server or a network in trouble may recover, but not without any network. */
function isWorthATry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefusal && navigator.onLine && failures + 1 < TRIES
}
