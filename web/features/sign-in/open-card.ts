import type { SessionUser } from '../../../domain/api/user.ts'
import { ApiError, call, type Sentence, sentenceOf } from '../../lib/api/api.ts'

/** Returns the pupil of a card, not signed in yet, or the reason for a failure. */
export async function openCard(card: string): Promise<SessionUser | Sentence> {
  try {
    const answer = await call('POST auth/card', { body: { card } })
    if (!answer.auth) return answer
    return 'token' in answer.user ? answer.user : NOT_VALID
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return NOT_VALID
    return sentenceOf(error)
  }
}

const NOT_VALID: Sentence = {
  message: "Cette carte n'est plus valide : demande une nouvelle carte à Mme Bravo.",
  english: 'This card is no longer valid: ask Mme Bravo for a new card.',
}
