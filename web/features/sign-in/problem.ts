import { type Sentence, sentenceOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-client.ts'

/** What the toast says after a sign-in that failed. */
export function signInProblem(error: unknown): Sentence {
  return error instanceof ApiError && error.status === 404 ? UNKNOWN : sentenceOf(error)
}

const UNKNOWN: Sentence = {
  message: "Ce nom ou ce mot de passe n'est pas le bon.",
  english: 'Invalid username and/or password',
}
