import { createLocalJWKSet, importJWK, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod/mini'
import { TOKEN_ALGORITHM } from '../../domain/api/token.ts'
import type { Variables } from '../env.ts'

/** A published key. The schema drops a private half, should one be present. */
const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal(TOKEN_ALGORITHM),
  use: z.literal('sig'),
})
export const publicKeys = z.object({ keys: z.array(publicKey) })
export type PublicKeys = z.infer<typeof publicKeys>

const privateKey = z.extend(z.omit(publicKey, { use: true, alg: true }), { d: z.string() })

export interface Keys {
  signing: { key: CryptoKey | Uint8Array; kid: string }
  verifying: JWTVerifyGetKey
  published: PublicKeys
}

const cache = new Map<string, Promise<Keys>>()

/** The parsed keys, cached per variable values. @throws if they cannot be parsed */
export function openKeys({ SIGNING_KEY, PUBLIC_KEYS }: Variables): Promise<Keys> {
  const cacheKey = `${SIGNING_KEY}\n${PUBLIC_KEYS}`
  const keys = cache.get(cacheKey) ?? readKeys(SIGNING_KEY, PUBLIC_KEYS)
  cache.set(cacheKey, keys)
  return keys
}

async function readKeys(signingText: string, publicText: string): Promise<Keys> {
  const signing = z.parse(privateKey, JSON.parse(signingText))
  const published = z.parse(publicKeys, JSON.parse(publicText))
  return {
    signing: { key: await importJWK(signing, TOKEN_ALGORITHM), kid: signing.kid },
    verifying: createLocalJWKSet(published),
    published,
  }
}
