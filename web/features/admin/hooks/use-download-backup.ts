import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../../lib/api/api.ts'
import { download } from '../../../lib/download.ts'

/** Downloads a backup of everything the school stores. @param day named in the file's name */
export function useDownloadBackup(day: string) {
  return useMutation({
    mutationFn: () => fetchFile('GET backup'),
    onSuccess: (file) => download(`mme-bravo-${day}.jsonl.gz`, file),
  })
}
