import type { Sentence } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'

/** Shown if the school has no games site. */
export const NOT_SET_UP: Sentence = {
  message: "L'espace des jeux à plusieurs n'est pas encore prêt. Reviens plus tard!",
  english: 'The multi-player area is not ready yet. Come back later!',
}

/**
 * Requests a token and opens the games site with it.
 * @param isWanted whether the pupil is still waiting when the token arrives
 * @returns why not, e.g. "Invalid PIN"; null if the site opens or the pupil has left
 * @throws {ApiError} e.g. after too many wrong PINs
 */
export async function enterGamesSite(
  pin: string,
  userID: number,
  site: string,
  isWanted: () => boolean,
): Promise<Sentence | null> {
  const answer = await callAs(userID, 'GET user/:pinOrDefaultId/:param', {
    path: { pinOrDefaultId: pin, param: userID },
  })
  if (!isWanted()) return null
  if (!answer.auth) return { message: answer.message, lang: 'en' }
  if (site === '') return NOT_SET_UP
  location.assign(addressWith(site, answer.data.Token))
  return null
}

/** Appends the token as the last part of the site's path. */
export function addressWith(site: string, token: string): string {
  return `${site.replace(/\/+$/, '')}/${encodeURIComponent(token)}`
}
