import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const FRESH_MS = 60_000
const TRIES = 3

/** The browser has one; prerendering makes one for each page. */
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

/** Retries what a server or network in trouble may yet answer: not a refusal, and nothing while offline. */
function isWorthATry(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500
  return !isRefusal && navigator.onLine && failures + 1 < TRIES
}
