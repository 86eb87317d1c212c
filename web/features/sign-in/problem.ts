import { ApiError, type Sentence, sentenceOf } from '../../lib/api/api-client.ts'

/** What the toast says after a sign-in that failed. */
export function signInProblem(error: unknown): Sentence {
  if (error instanceof ApiError && error.status === 404)
    return { message: 'Invalid username and/or password', lang: 'en' }
  return sentenceOf(error)
}
