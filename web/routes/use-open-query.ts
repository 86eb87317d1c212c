import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../lib/api/api.ts'

/** Reads the data of a page. Throws if the API refuses the page, even after its prerendered HTML was shown. */
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
