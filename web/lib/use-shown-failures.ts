import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showFailure } from './show-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the mutation does, said when it fails: `save page state`. Without it a failure is not shown by `useShownFailures`. */
      action?: string
    }
  }
}

/** Tells of every mutation that fails, where it has a name. */
export function useShownFailures(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const action = event.mutation.meta?.action
        if (action !== undefined) showFailure(event.action.error, action)
      }),
    [queryClient],
  )
}
