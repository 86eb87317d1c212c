import { base64url, FlattenedSign, flattenedVerify, importJWK } from 'jose'
import { cardValue } from '../../domain/api/card.ts'
import { TOKEN_ALGORITHM } from '../../domain/api/token.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import type { Keys } from '../auth/keys.ts'

/**
 * A card is signed as a token is, but says no more than it must: its QR code is to be read by the camera of a
 * cheap tablet. The header is the same for all cards and not written on them; its type keeps a card from
 * being a token and a token from being a card, and the school's name keeps it from opening another school; the
 * first school's cards were printed before there was a name to tell. A card does not expire: its version is
 * what revokes it.
 */
function headerOf(school: string) {
  const header = { alg: TOKEN_ALGORITHM, typ: 'card' }
  return school === FIRST_SCHOOL ? header : { ...header, school }
}

export interface CardClaims {
  school: string
  userID: number
  version: number
}

export async function signCard(keys: Keys, { school, userID, version }: CardClaims): Promise<string> {
  const said = `${userID}.${version}`
  const { signature } = await new FlattenedSign(new TextEncoder().encode(said))
    .setProtectedHeader(headerOf(school))
    .sign(keys.signing.key)
  return `${said}.${signature}`
}

/** What a card says; null for one that none of the published keys has signed for the school. */
export async function readCard(keys: Keys, text: string, school: string): Promise<CardClaims | null> {
  if (!cardValue.safeParse(text).success) return null
  const [userID = '', version = '', signature = ''] = text.split('.')
  const jws = {
    protected: base64url.encode(JSON.stringify(headerOf(school))),
    payload: base64url.encode(`${userID}.${version}`),
    signature,
  }
  const tried = keys.published.keys.map(async (key) =>
    flattenedVerify(jws, await importJWK(key, TOKEN_ALGORITHM), { algorithms: [TOKEN_ALGORITHM] }),
  )
  const results = await Promise.allSettled(tried)
  const isSigned = results.some(({ status }) => status === 'fulfilled')
  return isSigned ? { school, userID: Number(userID), version: Number(version) } : null
}
