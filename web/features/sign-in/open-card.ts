import type { LoginAnswer } from '../../../domain/api/auth.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { ApiError, apiPost, langOf } from '../../lib/api.ts'

/** Why a card does not sign in. */
export interface CardProblem {
  message: string
  lang?: 'en' | undefined
}

/** Whose card it is, who is not signed in by this yet; or why it is nobody's. */
export async function openCard(card: string): Promise<SessionUser | CardProblem> {
  try {
    const answer = await apiPost<LoginAnswer>('auth/card', { card })
    if (!answer.auth) return { message: answer.message }
    return 'token' in answer.user ? answer.user : NOT_VALID
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return NOT_VALID
    return { message: error instanceof Error ? error.message : String(error), lang: langOf(error) }
  }
}

const NOT_VALID = { message: "Cette carte n'est plus valable : demande une nouvelle carte à Mme Bravo." }
