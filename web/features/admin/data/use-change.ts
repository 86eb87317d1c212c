import {
  type QueryFilters,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'

interface Change<Answer, Asked> extends Omit<UseMutationOptions<Answer, Error, Asked>, 'onSettled'> {
  /** What is read again afterwards: also where it failed, since it may be done and its answer lost. */
  renews: readonly Pick<QueryFilters, 'queryKey'>[]
}

/** A call that changes what the teacher's pages read. */
export function useChange<Answer, Asked = void>({ renews, ...change }: Change<Answer, Asked>) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    ...change,
    onSettled: () => Promise.all(renews.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  })
  const isRunning = useRef(false)
  return {
    ...mutation,
    /** Ignores the second press of a double click, which comes before the button is drawn as off. */
    mutateOnce(asked: Asked) {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(asked, {
        onSettled: () => {
          isRunning.current = false
        },
      })
    },
  }
}
