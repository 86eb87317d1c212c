import {
  type QueryFilters,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'

interface Change<Data, Variables> extends Omit<UseMutationOptions<Data, Error, Variables>, 'onSettled'> {
  /** Queries to invalidate afterwards. Also after an error: the call may have succeeded and its response been lost. */
  invalidates: readonly Pick<QueryFilters, 'queryKey'>[]
}

/** A mutation that invalidates queries of the administrators' pages. */
export function useAdminMutation<Data, Variables = void>({
  invalidates: renews,
  ...change
}: Change<Data, Variables>) {
  const queryClient = useQueryClient()
  const isRunning = useRef(false)
  const mutation = useMutation({
    ...change,
    // Not in `mutate`, whose callbacks are dropped by `reset`.
    onSettled() {
      isRunning.current = false
      return Promise.all(renews.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
    },
  })
  return {
    ...mutation,
    /** Ignores the second click of a double click, which comes before the button is rendered as disabled. */
    mutateOnce(variables: Variables) {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(variables)
    },
  }
}
