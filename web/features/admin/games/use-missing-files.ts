import { useQueries } from '@tanstack/react-query'
import type { DraftItem } from '../../../../domain/games/record-draft.ts'
import { choiceFields, type RecordField } from '../../../../domain/games/record-form.ts'
import { games } from '../../../../domain/games/registry.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import type { GameDraft } from './game-draft.ts'

/** Returns the paths of pictures and sounds that the game uses but that do not exist. */
export function useMissingFiles({ kind, record }: GameDraft): string[] {
  const paths = [
    ...filesIn(games[kind].form?.fields ?? [], record?.items ?? []),
    ...filesIn(choiceFields, record?.choices ?? []),
  ]
  const files = [...new Set(paths)].filter((file) => file !== '')
  return useQueries({
    queries: files.map((file) => ({
      queryKey: ['admin', 'file-there', file],
      queryFn: () => fileExists(file),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (answers) => files.filter((_file, index) => answers[index]?.data === false),
  })
}

function filesIn(fields: readonly RecordField[], items: readonly DraftItem[]): string[] {
  const media = fields.filter(({ kind }) => kind === 'picture' || kind === 'sound')
  return items.flatMap((item) => media.map(({ path }) => item[path]?.trim() ?? ''))
}

/** @throws {Error} without a network, when the answer is unknown */
async function fileExists(file: string): Promise<boolean> {
  const { ok } = await fetch(mediaUrl(file), { method: 'HEAD' })
  return ok
}
