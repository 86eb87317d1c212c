import * as z from 'zod/mini'
import type { PageRecord } from '../../../../../domain/api/page.ts'
import { asRich } from './as-rich.ts'
import { blankContent } from './forms.ts'

/** What is being written on a page. `updated`: the stamp of what it was made from, null where nothing was written yet. */
export const pageDraft = z.object({
  title: z.string(),
  content: z.unknown(),
  updated: z.nullable(z.string()),
})
export type PageDraft = z.infer<typeof pageDraft>

/** A stored page as its editor begins with it. */
export function draftOf(kind: string, title: string, stored: Stored | null): PageDraft {
  if (!stored) return { title, content: blankContent(kind), updated: null }
  return { title: stored.title, content: asRich(stored.content), updated: stored.updated }
}

export type Stored = Pick<PageRecord, 'title' | 'content' | 'updated'>

/** Whether two drafts say the same, in whatever order their parts were written. */
export function isSame(one: PageDraft, other: PageDraft): boolean {
  return one.title === other.title && inOrder(one.content) === inOrder(other.content)
}

function inOrder(content: unknown): string {
  return JSON.stringify(content, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
