import { mutationOptions } from '@tanstack/react-query'
import { callAs } from '../../lib/api/call-as.ts'
import type { Draft } from './draft.ts'

interface SendRequest {
  userID: number
  sentences: string[]
  /** The draft as it is sent. */
  draft: Draft
}

/**
 * Sends a text. A changed text waits for the earlier one, because the server keeps the text of a draft that
 * arrives last.
 */
export const sendComposition = mutationOptions({
  scope: { id: 'composition' },
  mutationFn: ({ userID, sentences, draft: { key: idempotencyKey } }: SendRequest) =>
    callAs(userID, 'POST compositions', { body: { sentences, idempotencyKey } }),
})
