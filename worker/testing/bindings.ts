import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Env } from '../env.ts'

/** The Worker's bindings in tests (set up by `options.ts`), and the migrations. */
export type TestEnv = Env & { MIGRATIONS: D1Migration[] }

function isTestEnv(candidate: object): candidate is TestEnv {
  return ['DB', 'CACHE', 'MAIN', 'LIVE', 'SIGNING_KEY', 'MIGRATIONS'].every((name) => name in candidate)
}

function read(): TestEnv {
  if (!isTestEnv(env)) throw new Error('The tests run without the bindings of worker/testing/options.ts.')
  return env
}

export const bindings = read()
