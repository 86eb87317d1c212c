import * as z from 'zod/mini'
import { schoolName } from '../domain/school.ts'

/** Bindings from wrangler.toml, plus secrets from `.dev.vars` or the Cloudflare account. */
export interface Env {
  DB: D1Database
  CACHE: KVNamespace
  MEDIA: R2Bucket
  MAIN: DurableObjectNamespace
  LIVE: DurableObjectNamespace
  /** The site's files. Bound only on a developer's machine. */
  ASSETS?: Fetcher
  FLOOD: RateLimit
  /** Stores of additional schools: see `schools/stores.ts`. */
  [database: `DB_${string}`]: D1Database | undefined
  [cache: `CACHE_${string}`]: KVNamespace | undefined
  [files: `MEDIA_${string}`]: R2Bucket | undefined
  SCHOOL_TIME_ZONE: string
  ALLOWED_ORIGINS: string
  SCHOOLS: string
  SITE_URL: string
  MULTIPLAYER_URL: string
  ROOM_LOCATION: string
  ROOM_JURISDICTION: string
  /** Site release this Worker was deployed with; empty on a developer's machine. */
  RELEASE: string
  /** Secret: private key that signs tokens (Ed25519, JWK with a `kid`). */
  SIGNING_KEY: string
  /** Public keys that verify tokens (JWKS): the signing key's, and older ones. */
  PUBLIC_KEYS: string
  /** Secret shared with the room. Also the key for hashing addresses. */
  ROOM_SECRET: string
}

/**
 * Maps addresses to school names: `lilas.example=lilas, roses.example=roses`. Any other address is the first
 * school's.
 */
const schools = z.pipe(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text) => text.split(',').flatMap((each) => (each.trim() ? [each.trim().split('=')] : []))),
  ),
  z.pipe(
    z.array(z.tuple([z.string().check(z.minLength(1)), schoolName])),
    z.transform((pairs) => new Map(pairs)),
  ),
)

const variables = z.object({
  SCHOOL_TIME_ZONE: z._default(z.string(), 'America/Toronto'),
  ALLOWED_ORIGINS: z._default(z.string(), ''),
  SCHOOLS: schools,
  /** Origin of the first school. Passkeys are bound to it. */
  SITE_URL: z._default(z.string().check(z.regex(/^(https?:\/\/[^/]+)?$/)), ''),
  MULTIPLAYER_URL: z._default(z.string(), ''),
  RELEASE: z._default(z.string(), ''),
  SIGNING_KEY: z.string().check(z.minLength(1)),
  PUBLIC_KEYS: z.string().check(z.minLength(1)),
  ROOM_SECRET: z.string().check(z.minLength(16)),
})

export type Variables = z.infer<typeof variables>

const cache = new WeakMap<Env, Variables>()

/** Parses the text variables, once per `env`. @throws if a secret is missing; the message names it */
export function readVariables(env: Env): Variables {
  const cached = cache.get(env)
  if (cached) return cached
  const parsed = z.parse(variables, env)
  cache.set(env, parsed)
  return parsed
}
