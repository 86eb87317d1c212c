import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'

/** A school's secrets by variable name, as in worker/env.ts. */
export type Secrets = Record<string, string>

const ALGORITHM = 'EdDSA'

/** Generates the secrets that are missing. The two keys are a pair: if one is missing, both are new. */
export async function makeMissingSecrets(present: ReadonlySet<string>): Promise<Secrets> {
  const hasKeys = present.has('SIGNING_KEY') && present.has('PUBLIC_KEYS')
  return {
    ...(hasKeys ? {} : await makeKeys()),
    ...(present.has('ROOM_SECRET') ? {} : { ROOM_SECRET: crypto.randomUUID() + crypto.randomUUID() }),
  }
}

/** An Ed25519 key pair for tokens: the private JWK and the public JWKS. */
async function makeKeys(): Promise<Secrets> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const kid = crypto.randomUUID()
  const mark = { kid, alg: ALGORITHM, use: 'sig' }
  return {
    SIGNING_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), ...mark }),
    PUBLIC_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...mark }] }),
  }
}

/** True if tokens that are signed with `SIGNING_KEY` can be verified with `PUBLIC_KEYS`. */
export async function isKeyPair({ SIGNING_KEY = '', PUBLIC_KEYS = '' }: Secrets): Promise<boolean> {
  try {
    const key = JSON.parse(SIGNING_KEY)
    const token = await new SignJWT().setProtectedHeader({ alg: ALGORITHM, kid: key.kid }).sign(key)
    await jwtVerify(token, createLocalJWKSet(JSON.parse(PUBLIC_KEYS)))
    return true
  } catch {
    return false
  }
}
