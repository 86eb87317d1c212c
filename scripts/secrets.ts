import { exportJWK, generateKeyPair } from 'jose'

/** A school's secrets by variable name, as in worker/env.ts. */
export type Secrets = Record<string, string>

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
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const kid = crypto.randomUUID()
  const mark = { kid, alg: 'EdDSA', use: 'sig' }
  return {
    SIGNING_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), ...mark }),
    PUBLIC_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...mark }] }),
  }
}
