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
  const mutation = useMutation({
    ...change,
    onSettled: () => Promise.all(renews.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  })
  const isRunning = useRef(false)
  return {
    ...mutation,
    /** Ignores the second click of a double click, which comes before the button is rendered as disabled. */
    mutateOnce(variables: Variables) {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(variables, {
        onSettled: () => {
          isRunning.current = false
        },
      })
    },
  }
}
