import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { type StoredGame, storedGame } from '../../../../domain/api/game.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import type { DraftItem } from '../../../../domain/games/record-draft.ts'
import { choiceFields, type RecordField } from '../../../../domain/games/record-form.ts'
import { games } from '../../../../domain/games/registry.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import { emitPageStateChanged } from '../../../lib/live/live.ts'
import { useSaveLink } from '../../../lib/menu/use-save-link.ts'
import { gameQuery } from '../../../lib/page/game-query.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { conflictingVersion } from '../data/delete-if-exists.ts'
import { gamesQuery } from '../data/queries.ts'
import { differsFromStored, type GameDraft, newLinkOf, recordDataOf } from './game-draft.ts'

/**
 * Saves a record, then creates or updates its menu link if the teacher may edit the menu. The link is enabled
 * if the game is to be published.
 */
export function useSaveGame(link: MenuLink | null, onSaved: (saved: StoredGame) => void) {
  const queryClient = useQueryClient()
  const canEditMenu = useCan('editMenu')
  const saveLink = useSaveLink(emitPageStateChanged)
  // A separate mutation calls the latest `onSaved`, which knows what was written while the record was being saved.
  const saveRecord = useMutation({ mutationFn: putGame, onSuccess: onSaved })
  return useMutation({
    async mutationFn({ draft, isPublished }: { draft: GameDraft; isPublished: boolean }) {
      await saveRecord.mutateAsync(draft)
      if (canEditMenu && link?.isEnabled !== isPublished) {
        await saveLink.mutateAsync({
          link: { ...(link ?? newLinkOf(draft)), isEnabled: isPublished },
          ...(link && { former: link }),
        })
      }
    },
    onSuccess(_saved, { isPublished }) {
      showToast(
        isPublished ? 'Le jeu est dans le menu.' : 'Le jeu est enregistré; les élèves ne le voient pas.',
      )
    },
    onSettled: (_saved, _error, { draft }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: gamesQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: gameQuery(draft.id).queryKey }),
      ]),
  })
}

async function putGame(draft: GameDraft): Promise<StoredGame> {
  const { id, clientID, kind, description, instructions, updated } = draft
  const body = { clientID, kind, description, instructions, data: recordDataOf(draft), updated }
  try {
    return (await call('PUT games/:id', { path: { id }, body })).data
  } catch (error) {
    // If the stored game is the same, an earlier attempt succeeded and its response was lost.
    const stored = conflictingVersion(error, storedGame)
    if (stored && !differsFromStored(draft, stored)) return stored
    throw error
  }
}

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

/** @throws {Error} if there is no response */
async function fileExists(file: string): Promise<boolean> {
  const { ok } = await fetch(mediaUrl(file), { method: 'HEAD' })
  return ok
}
