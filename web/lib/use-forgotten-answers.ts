import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from './session.ts'

/** What the server answered to one user is not kept for the next: neither answers that nothing shows any more, nor what was saved. */
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
