import type { Sentence } from '../../lib/api/api.ts'
import { callAs } from '../../lib/api/call-as.ts'

/**
 * Requests a multiplayer token and opens the games with it.
 * @param open opens the games with the token
 * @param isWanted whether the pupil is still waiting when the token arrives
 * @returns why the games do not open, e.g. "Invalid PIN"; null if they open or the pupil has left
 * @throws {ApiError} e.g. after too many wrong PINs
 */
export async function enterGames(
  pin: string,
  userID: number,
  open: (token: string) => void,
  isWanted: () => boolean,
): Promise<Sentence | null> {
  const answer = await callAs(userID, 'GET user/:pinOrDefaultId/:param', {
    path: { pinOrDefaultId: pin, param: userID },
  })
  if (!isWanted()) return null
  if (!answer.auth) return { message: answer.message, lang: 'en' }
  open(answer.data.Token)
  return null
}

/** Appends the token as the last part of the site's path. */
export function addressWith(site: string, token: string): string {
  return `${site.replace(/\/+$/, '')}/${encodeURIComponent(token)}`
}
