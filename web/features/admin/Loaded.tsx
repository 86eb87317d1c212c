import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadTrouble } from '../../ui/LoadTrouble.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data, Error>
  children(data: Data): ReactNode
}

/** What a query found; until then a sentence, or the trouble and a way to try again. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <LoadTrouble error={query.error} onRetry={() => void query.refetch()} />
  return <p role="status">Ça arrive…</p>
}
