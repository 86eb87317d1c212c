import { importJWK, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_SECONDS, TOKEN_TYPE } from '../../domain/api/token.ts'

const privateKey = z.looseObject({ kty: z.string(), kid: z.string() })

/** Signs room tokens like the Worker: first `admins` administrators, then pupils. */
export async function roomTokens(signingKey: string, count: number, admins: number): Promise<string[]> {
  const jwk = z.parse(privateKey, JSON.parse(signingKey))
  const key = await importJWK(jwk, TOKEN_ALGORITHM)
  const signed = Array.from({ length: count }, (_, index) =>
    new SignJWT({
      role: index < admins ? 'admin' : 'pupil',
      tokenVersion: 1,
      name: `Pupil ${index}`,
      avatar: '3.fox.png',
      jti: `token ${index}`,
    })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: jwk.kid, typ: TOKEN_TYPE })
      .setSubject(String(index + 1))
      .setIssuer(TOKEN_ISSUER)
      .setAudience('room')
      .setExpirationTime(`${TOKEN_SECONDS.room} seconds`)
      .sign(key),
  )
  return Promise.all(signed)
}
