import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** Restores a backup: a file, or a stored backup by its id. */
export function useRestore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (backup: Blob | string) =>
      typeof backup === 'string'
        ? call('POST backup/kept/:keptID/restore', { path: { keptID: backup } })
        : call('POST backup/restore', { body: backup }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

export type Restore = ReturnType<typeof useRestore>
