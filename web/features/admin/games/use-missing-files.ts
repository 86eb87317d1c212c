import { useQueries } from '@tanstack/react-query'
import { recordForms } from '../../../../domain/games/record-form.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import type { GameDraft } from './game-draft.ts'

/** The pictures and sounds that a game names and that are not there. */
export function useMissingFiles({ kind, record }: GameDraft): string[] {
  const paths = recordForms[kind]?.fields.flatMap((field) =>
    field.kind === 'picture' || field.kind === 'sound' ? [field.path] : [],
  )
  const files = [
    ...new Set(record?.items.flatMap((item) => (paths ?? []).map((path) => item[path]?.trim() ?? ''))),
  ].filter((file) => file !== '')
  return useQueries({
    queries: files.map((file) => ({
      queryKey: ['admin', 'file-there', file],
      queryFn: () => isThere(file),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (answers) => files.filter((_file, index) => answers[index]?.data === false),
  })
}

/** @throws {Error} without a network, which tells nothing of the file. */
async function isThere(file: string): Promise<boolean> {
  const { ok } = await fetch(mediaUrl(file), { method: 'HEAD' })
  return ok
}
