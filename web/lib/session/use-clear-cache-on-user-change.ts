import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from './session.ts'

/** Clears cached answers and mutations of the previous user when the user changes. */
export function useClearCacheOnUserChange(): void {
  const client = useQueryClient()
  const id = useSession()?.id ?? null
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== null && last.current !== id) clearCachedAnswers(client)
    last.current = id
  }, [id, client])
}

export function clearCachedAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll()) {
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
  }
}
