import * as z from 'zod/mini'
import { oneSeenLine } from '../name-fault.ts'
import { listOf, successWith } from './success.ts'

/** The largest file that can be stored. */
export const MEDIA_BYTES = 2 * 1024 * 1024

/** What a file was called where it came from: for whoever looks for it. */
export const mediaName = z._default(
  z.string().check(z.overwrite(oneSeenLine), z.trim(), z.maxLength(120)),
  '',
)

/** `url`: the path under which the file is served, for good. */
export const mediaAnswer = successWith({ url: z.string() })

/** A stored file; `contentType` is its type by its bytes. */
const mediaFile = z.object({
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
})
export type MediaFile = z.infer<typeof mediaFile>

/** Newest first, 20 a page. */
export const mediaListAnswer = listOf(mediaFile)

/**
 * What shows or plays a file. `id`: the page's or the record's key, the word, the number of the menu's row.
 * A `version` is a page, a `gameVersion` a record as it stood before: it needs the file only if somebody goes back to it.
 */
const mediaUse = z.object({
  kind: z.enum(['page', 'game', 'word', 'menu', 'version', 'gameVersion']),
  id: z.string(),
  name: z.string(),
})
export type MediaUse = z.infer<typeof mediaUse>

/** Whether it is used now, and not by what stood before. */
export function isPresentUse({ kind }: MediaUse): boolean {
  return kind !== 'version' && kind !== 'gameVersion'
}

export const mediaUsesAnswer = successWith({ data: z.array(mediaUse) })
