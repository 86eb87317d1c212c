import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../../lib/api/api.ts'
import { LoadError } from '../../../ui/Loading.tsx'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch(): Promise<unknown> }
  /** Maximum number of rows of the list. A note is shown when it is reached. */
  maxRows?: number
  children(data: Data): ReactNode
}

/** Renders a query's data. Until then a loading text, or the error with a retry button. */
export function Loaded<Data>({ query, maxRows: most, children }: LoadedProps<Data>) {
  const { data, error } = query
  if (data === undefined) {
    if (error)
      return (
        <>
          <LoadError error={error} onRetry={() => void query.refetch()} />
          {error instanceof ApiError && error.code === 'secondFactorNeeded' && (
            <Link to="/profile">Ouvrir mon compte</Link>
          )}
        </>
      )
    return <p role="status">Ça arrive…</p>
  }
  const isFull = most !== undefined && Array.isArray(data) && data.length >= most
  return (
    <>
      {isFull && (
        <p>Voici les {most.toLocaleString('fr-CA')} premières lignes : il peut y en avoir d'autres.</p>
      )}
      {children(data)}
    </>
  )
}
