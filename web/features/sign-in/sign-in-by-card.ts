import type { LoginAnswer } from '../../../domain/api/auth.ts'
import { ApiError, apiPost } from '../../lib/api.ts'
import { signIn } from '../../lib/session.ts'

/** Signs in whose card it is. @returns the sentence that says why not; null when signed in */
export async function signInByCard(card: string): Promise<string | null> {
  try {
    const answer = await apiPost<LoginAnswer>('auth/card', { card })
    if (!answer.auth) return answer.message
    if (!('token' in answer.user)) return NOT_VALID
    signIn(answer.user)
    return null
  } catch (error) {
    return cardProblem(error)
  }
}

const NOT_VALID = "Cette carte n'est plus valable : demande une nouvelle carte à Mme Bravo."

function cardProblem(error: unknown): string {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return NOT_VALID
  return error instanceof Error ? error.message : String(error)
}
