import { MAX_PUPILS_PER_CALL, type SeveralAnswer } from '../../../../domain/api/several.ts'
import { ApiError, sentenceOf } from '../../../lib/api/api.ts'
import { pluralize } from './pluralize.ts'

type Outcome = Pick<SeveralAnswer, 'done' | 'refused'>

/**
 * Sends pupils in parts that a call accepts, and merges the outcomes. Each call changes all of its pupils or
 * none. After an error, a retry with the same key repeats the parts that were sent.
 * @throws {ApiError} that says for how many pupils the call was made, if an earlier part was sent
 */
export async function inParts(
  userIDs: readonly number[],
  send: (part: number[]) => Promise<Outcome>,
): Promise<Outcome> {
  const all: Outcome = { done: [], refused: [] }
  for (let at = 0; at < userIDs.length; at += MAX_PUPILS_PER_CALL) {
    const part = userIDs.slice(at, at + MAX_PUPILS_PER_CALL)
    const { done, refused } = await send(part).catch((error: unknown) => {
      throw at === 0 ? error : partlyDone(all.done.length, userIDs.length, error)
    })
    all.done.push(...done)
    all.refused.push(...refused)
  }
  return all
}

function partlyDone(done: number, all: number, error: unknown): ApiError {
  const { message, lang } = sentenceOf(error)
  // Errors without a French sentence are in English.
  const reason = lang === 'en' ? '' : ` ${message}`
  const sentence = `Fait pour ${pluralize(done, 'élève', 'élèves')} sur ${all}, puis une erreur.${reason} Réessayez ici : rien n'est fait deux fois.`
  return new ApiError(error instanceof ApiError ? error.status : 0, sentence, { lang: 'fr' })
}
