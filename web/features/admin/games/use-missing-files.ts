import { useQueries } from '@tanstack/react-query'
import type { DraftItem } from '../../../../domain/games/record-draft.ts'
import { choiceFields, type RecordField } from '../../../../domain/games/record-form.ts'
import { games } from '../../../../domain/games/registry.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import type { GameDraft } from './game-draft.ts'

/** The pictures and sounds that a game names and that are not there. */
export function useMissingFiles({ kind, record }: GameDraft): string[] {
  const named = [
    ...filesIn(games[kind].form?.fields ?? [], record?.items ?? []),
    ...filesIn(choiceFields, record?.choices ?? []),
  ]
  const files = [...new Set(named)].filter((file) => file !== '')
  return useQueries({
    queries: files.map((file) => ({
      queryKey: ['admin', 'file-there', file],
      queryFn: () => isThere(file),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (answers) => files.filter((_file, index) => answers[index]?.data === false),
  })
}

function filesIn(fields: readonly RecordField[], items: readonly DraftItem[]): string[] {
  const media = fields.filter(({ kind }) => kind === 'picture' || kind === 'sound')
  return items.flatMap((item) => media.map(({ path }) => item[path]?.trim() ?? ''))
}

/** @throws {Error} without a network, which tells nothing of the file. */
async function isThere(file: string): Promise<boolean> {
  const { ok } = await fetch(mediaUrl(file), { method: 'HEAD' })
  return ok
}
