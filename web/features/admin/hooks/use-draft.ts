import { useState } from 'react'
import type * as z from 'zod/mini'
import { forgetDrafts, keepDraft, readDraft } from './draft-store.ts'

export { forgetDrafts, keepDraft, readDrafts } from './draft-store.ts'

/**
 * What is being written, kept in this tab, or for some days where it is nowhere else: a session that ends in the middle of a form takes
 * no word along. It is forgotten when the form is closed, when its writer signs out by hand, and when somebody else signs in.
 */
export function useDraft<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
): [draft: z.output<Schema>, write: (next: z.output<Schema>) => void] {
  const [draft, setDraft] = useState(() => readDraft(key, schema) ?? initial)
  return [
    draft,
    (next) => {
      setDraft(next)
      if (JSON.stringify(next) === JSON.stringify(initial)) forgetDrafts(key)
      else keepDraft(key, next)
    },
  ]
}
