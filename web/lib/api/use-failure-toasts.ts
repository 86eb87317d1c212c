import { type Mutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showFailure } from './show-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The action of the mutation, shown when it fails, e.g. `save page state`. Without it no toast is shown. */
      action?: string
    }
  }
}

/** Shows an error for every failed mutation with an action, including those that failed before this hook loaded. */
export function useFailureToasts(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const mutations = queryClient.getMutationCache()
    for (const mutation of mutations.findAll({ status: 'error' })) showFailureOf(mutation)
    return mutations.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') showFailureOf(event.mutation)
    })
  }, [queryClient])
}

function showFailureOf({ meta, state }: Mutation): void {
  if (meta?.action !== undefined) showFailure(state.error, meta.action)
}
