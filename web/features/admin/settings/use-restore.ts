import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RestoreAnswer } from '../../../../domain/api/backup.ts'
import { apiPost } from '../../../lib/api.ts'

/** Puts a backup back: a file, or one that the school kept, by its number. */
export function useRestore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (backup: Blob | string) =>
      typeof backup === 'string'
        ? apiPost<RestoreAnswer>(`backup/kept/${backup}/restore`)
        : apiPost<RestoreAnswer>('backup/restore', backup),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

export type Restore = ReturnType<typeof useRestore>
