import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from './session.ts'

/** Drops what the server answered to one user before the next one sees the page: cached answers and mutations alike. */
export function useForgottenAnswers(): void {
  const client = useQueryClient()
  const id = useSession()?.id ?? null
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== null && last.current !== id) forgetAnswers(client)
    last.current = id
  }, [id, client])
}

export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll()) {
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
  }
}
