import * as z from 'zod/mini'
import { singleVisibleLine } from '../name-fault.ts'
import { listOf, successWith } from './success.ts'

/** Maximum size of a stored file in bytes. */
export const MAX_MEDIA_BYTES = 2 * 1024 * 1024

/** The original file name, for search. */
export const mediaName = z._default(
  z.string().check(z.overwrite(singleVisibleLine), z.trim(), z.maxLength(120)),
  '',
)

/** `url`: the permanent path of the file. */
export const mediaAnswer = successWith({ url: z.string() })

/** A stored file. `contentType` is detected from its bytes. */
const mediaFile = z.object({
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
})
export type MediaFile = z.infer<typeof mediaFile>

/** Newest first, 20 per page. */
export const mediaListAnswer = listOf(mediaFile)

/**
 * A use of a file. `id`: the key of the page or record, the word, the menuLinkID, the checkID, or the code of the
 * lesson or live game. A `version` or `gameVersion` is an older state of a page or record, which needs the file only
 * if it is restored.
 */
const mediaUse = z.object({
  kind: z.enum(['page', 'game', 'word', 'menu', 'lesson', 'check', 'liveGame', 'version', 'gameVersion']),
  id: z.string(),
  name: z.string(),
})
export type MediaUse = z.infer<typeof mediaUse>

/** The French names of what uses a file. */
export const mediaUseNames: Readonly<Record<MediaUse['kind'], string>> = {
  page: 'la page',
  game: 'le jeu',
  word: 'la voix du mot',
  menu: 'la ligne du menu',
  lesson: 'la leçon',
  check: 'le contrôle',
  liveGame: 'le jeu à plusieurs',
  version: 'une version de la page',
  gameVersion: 'une version du jeu',
}

/** True if the file is used now, not only by an older version. */
export function isCurrentUse({ kind }: MediaUse): boolean {
  return kind !== 'version' && kind !== 'gameVersion'
}

export const mediaUsesAnswer = successWith({ data: z.array(mediaUse) })
