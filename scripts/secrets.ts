import { exportJWK, generateKeyPair } from 'jose'

/** A school's secrets by the names of its variables, as worker/env.ts reads them. */
export type Secrets = Record<string, string>

/** Makes, at random, what is not there yet. The two keys are one pair: where one of them is missing both are new. */
export async function makeMissingSecrets(present: ReadonlySet<string>): Promise<Secrets> {
  const hasKeys = present.has('SIGNING_KEY') && present.has('PUBLIC_KEYS')
  return {
    ...(hasKeys ? {} : await makeKeys()),
    ...(present.has('ROOM_SECRET') ? {} : { ROOM_SECRET: crypto.randomUUID() + crypto.randomUUID() }),
  }
}

/** A key pair for tokens (Ed25519): the private JWK, and the JWKS that verifies what it signs. */
async function makeKeys(): Promise<Secrets> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const kid = crypto.randomUUID()
  const mark = { kid, alg: 'EdDSA', use: 'sig' }
  return {
    SIGNING_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), ...mark }),
    PUBLIC_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...mark }] }),
  }
}
