import * as z from 'zod/mini'
import type { PageRecord } from '../../../../../domain/api/page.ts'
import { blankContent } from './forms.ts'
import { toRichContent } from './to-rich-content.ts'

/** The edited state of a page. `updated` is the stamp of the version it is based on, null if nothing was saved yet. */
export const pageDraft = z.object({
  title: z.string(),
  content: z.unknown(),
  updated: z.nullable(z.string()),
})
export type PageDraft = z.infer<typeof pageDraft>

export function draftOf(kind: string, title: string, stored: StoredPage | null): PageDraft {
  if (!stored) return { title, content: blankContent(kind), updated: null }
  return { title: stored.title, content: toRichContent(stored.content), updated: stored.updated }
}

type StoredPage = Pick<PageRecord, 'title' | 'content' | 'updated'>

/** True if two drafts have the same title and content, regardless of key order. */
export function hasSameContent(one: PageDraft, other: PageDraft): boolean {
  return one.title === other.title && toSortedJSON(one.content) === toSortedJSON(other.content)
}

function toSortedJSON(content: unknown): string {
  return JSON.stringify(content, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
