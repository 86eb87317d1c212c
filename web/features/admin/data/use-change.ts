import {
  type QueryFilters,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'

interface Change<Answer, Asked> extends Omit<UseMutationOptions<Answer, Error, Asked>, 'onSettled'> {
  /** What is read again afterwards: also where it failed, since it may be done and its answer lost. */
  renews: readonly Pick<QueryFilters, 'queryKey'>[]
}

/** A call that changes what the teacher's pages read. */
export function useChange<Answer, Asked = void>({ renews, ...change }: Change<Answer, Asked>) {
  const queryClient = useQueryClient()
  return useMutation({
    ...change,
    onSettled: () => Promise.all(renews.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  })
}
