import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../lib/api/api.ts'

/**
 * What a page shows. A prerendered page stands at once, also one that the teacher has closed since: when the
 * API then says so, what it said is shown in the page's place.
 */
export function useOpenQuery<Data, Key extends readonly unknown[]>(
  options: UseSuspenseQueryOptions<Data, Error, Data, Key>,
): Data {
  const { data, error } = useSuspenseQuery(options)
  if (data !== null && isClosed(error)) throw error
  return data
}

function isClosed(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
