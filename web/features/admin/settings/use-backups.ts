import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, fetchFile } from '../../../lib/api/api.ts'
import { download } from '../../../lib/download.ts'

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

/** Downloads a backup of everything the school stores. @param day used in the file name */
export function useDownloadBackup(day: string) {
  return useMutation({
    mutationFn: () => fetchFile('GET backup'),
    onSuccess: (file) => download(`mme-bravo-${day}.jsonl.gz`, file),
  })
}
