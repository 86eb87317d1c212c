import { base64url, FlattenedSign, flattenedVerify, importJWK } from 'jose'
import { cardValue } from '../../domain/api/card.ts'
import { TOKEN_ALGORITHM } from '../../domain/api/token.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import type { Keys } from '../auth/keys.ts'

/**
 * A card or a substitute's link is signed like a token, but is as short as possible, so that cheap cameras
 * can read its QR code. The header is the same for all cards, or all links, of a school, and is not printed.
 * Its `typ` prevents use of a card as a token and vice versa. Its `school` prevents use at another school;
 * the first school's cards were printed before that field existed. Cards do not expire; their version revokes
 * them.
 */
type Kind = 'card' | 'substitute'

function headerOf(school: string, typ: Kind) {
  const header = { alg: TOKEN_ALGORITHM, typ }
  return school === FIRST_SCHOOL ? header : { ...header, school }
}

export interface CardClaims {
  school: string
  userID: number
  version: number
}

export async function signCard(
  keys: Keys,
  { school, userID, version }: CardClaims,
  kind: Kind = 'card',
): Promise<string> {
  const payload = `${userID}.${version}`
  const { signature } = await new FlattenedSign(new TextEncoder().encode(payload))
    .setProtectedHeader(headerOf(school, kind))
    .sign(keys.signing.key)
  return `${payload}.${signature}`
}

/** The claims of a card; null if no published key signed it for the school. */
export async function readCard(
  keys: Keys,
  text: string,
  school: string,
  kind: Kind = 'card',
): Promise<CardClaims | null> {
  if (!cardValue.safeParse(text).success) return null
  const [userID = '', version = '', signature = ''] = text.split('.')
  const jws = {
    protected: base64url.encode(JSON.stringify(headerOf(school, kind))),
    payload: base64url.encode(`${userID}.${version}`),
    signature,
  }
  const checks = keys.published.keys.map(async (key) =>
    flattenedVerify(jws, await importJWK(key, TOKEN_ALGORITHM), { algorithms: [TOKEN_ALGORITHM] }),
  )
  const results = await Promise.allSettled(checks)
  const isSigned = results.some(({ status }) => status === 'fulfilled')
  return isSigned ? { school, userID: Number(userID), version: Number(version) } : null
}
