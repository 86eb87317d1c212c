import { readD1Migrations } from '@cloudflare/vitest-plugin'
import { exportJWK, generateKeyPair } from 'jose'

/** Vitest options of the Worker's tests: wrangler.toml, migrations, and secrets generated for this run. */
export async function workerTestOptions() {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const mark = { kid: 'test', alg: 'EdDSA', use: 'sig' }
  return {
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      bindings: {
        SIGNING_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), ...mark }),
        PUBLIC_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...mark }] }),
        ROOM_SECRET: 'a secret for the tests alone',
        ALLOWED_ORIGINS: 'https://ecole.example, https://classe.example',
        SITE_URL: 'https://school.example',
        SCHOOLS: 'lilas.example=lilas',
        MIGRATIONS: await readD1Migrations('./migrations'),
      },
      // Stores of a second school.
      d1Databases: { DB_lilas: 'lilas' },
      kvNamespaces: { CACHE_lilas: 'lilas' },
      r2Buckets: { MEDIA_lilas: 'lilas' },
    },
  }
}
