import type { MultiplayerTokenAnswer } from '../../../domain/api/multiplayer.ts'
import { apiGetAs } from '../../lib/api-as.ts'

/**
 * Asks for a token and leaves for the games site with it.
 * @returns why not, e.g. "Invalid PIN"; null where the browser is on its way
 * @throws {ApiError} e.g. after too many wrong PINs
 */
export async function enterGamesSite(pin: string, userID: number, site: string): Promise<string | null> {
  const answer = await apiGetAs<MultiplayerTokenAnswer>(userID, `user/${pin}/${userID}`)
  if (!answer.auth) return answer.message
  location.assign(addressWith(site, answer.data.Token))
  return null
}

/** The games site takes the token as the last part of its path. */
export function addressWith(site: string, token: string): string {
  return `${site.replace(/\/+$/, '')}/${encodeURIComponent(token)}`
}
