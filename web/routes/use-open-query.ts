import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '../lib/api/api.ts'

/**
 * Reads the data of a page. A prerendered page renders at once even if the teacher has closed it since; when the API
 * refuses it, the error view replaces it.
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
