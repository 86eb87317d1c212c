import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_TYPE } from '../../../domain/api/token.ts'

export interface TokenParts {
  audience?: string | string[]
  issuer?: string
  type?: string
  /** A jose time span, e.g. "2 minutes" or "1 minute ago"; null for a token that never expires. */
  expires?: string | null
  /** When it is signed, in seconds since 1970; by default now. */
  issued?: number
  /** Omits the key id from the header. */
  isNameless?: boolean
}

export type SchoolKeys = Awaited<ReturnType<typeof makeSchoolKeys>>

/** Makes a school's key pair: its public JWK, and a function that signs tokens like the Worker. */
export async function makeSchoolKeys(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true })
  const publicJWK = { ...(await exportJWK(publicKey)), kid, alg: TOKEN_ALGORITHM, use: 'sig' }

  function sign(claims: Record<string, unknown>, parts: TokenParts = {}): Promise<string> {
    const { audience = 'room', issuer = TOKEN_ISSUER, type = TOKEN_TYPE, expires = '2 minutes' } = parts
    const header = { alg: TOKEN_ALGORITHM, typ: type }
    const token = new SignJWT(claims)
      .setProtectedHeader(parts.isNameless ? header : { ...header, kid })
      .setIssuer(issuer)
      .setIssuedAt(parts.issued)
      .setAudience(audience)
    return (expires === null ? token : token.setExpirationTime(expires)).sign(privateKey)
  }

  return { publicJWK, sign }
}
