import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { exportJWK, generateKeyPair } from 'jose'

/** Secrets of this machine's own school, kept in `.dev.vars` (which git ignores). */
export type DevVars = Record<string, string>

/** Reads `.dev.vars`; what is missing there is made once, at random, and added to the file. */
export async function devVars(file: string): Promise<DevVars> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const present: DevVars = Object.fromEntries(
    Object.entries(parseEnv(text)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const made = { ...(await missingKeys(present)), ...missingSecret(present) }
  if (Object.keys(made).length > 0) {
    const lines = Object.entries(made).map(([name, value]) => `${name}='${value}'\n`)
    writeFileSync(file, text + (text === '' || text.endsWith('\n') ? '' : '\n') + lines.join(''), {
      mode: 0o600,
    })
  }
  return { ...present, ...made }
}

async function missingKeys(present: DevVars): Promise<DevVars> {
  return present.SIGNING_KEY && present.PUBLIC_KEYS ? {} : await makeKeys()
}

function missingSecret(present: DevVars): DevVars {
  return present.ROOM_SECRET ? {} : { ROOM_SECRET: crypto.randomUUID() + crypto.randomUUID() }
}

/** A key pair for tokens (Ed25519): the private JWK, and the JWKS that verifies what it signs. */
async function makeKeys(): Promise<DevVars> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const kid = crypto.randomUUID()
  const mark = { kid, alg: 'EdDSA', use: 'sig' }
  return {
    SIGNING_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), ...mark }),
    PUBLIC_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...mark }] }),
  }
}
