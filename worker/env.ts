import * as z from 'zod/mini'
import { schoolName } from '../domain/school.ts'

/** What wrangler.toml binds and what `.dev.vars` or the account's secrets add. */
export interface Env {
  DB: D1Database
  CACHE: KVNamespace
  MEDIA: R2Bucket
  MAIN: DurableObjectNamespace
  /** The site's files, where the Worker has them: on one's own machine. */
  ASSETS?: Fetcher
  FLOOD: RateLimit
  /** What further schools have of their own: see `schools.ts`. */
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
  /** The site's release that this Worker was deployed with; empty on one's own machine. */
  RELEASE: string
  /** Secret: the private key (JWK with its `kid`, Ed25519) that signs tokens. */
  SIGNING_KEY: string
  /** The public keys (JWKS) that tokens are verified with, the signing key's own and older ones. */
  PUBLIC_KEYS: string
  /** Secret shared with the room; addresses are hashed with it too. */
  ROOM_SECRET: string
}

/** `lilas.example=lilas, roses.example=roses`: a school's name by its address; any other address is the first school's. */
const schools = z.pipe(
  z.pipe(
    z.string(),
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
  SCHOOLS: z.prefault(schools, ''),
  /** The first school's own address, for which passkeys are made. */
  SITE_URL: z._default(z.string().check(z.regex(/^(https?:\/\/[^/]+)?$/)), ''),
  MULTIPLAYER_URL: z._default(z.string(), ''),
  RELEASE: z._default(z.string(), ''),
  SIGNING_KEY: z.string().check(z.minLength(1)),
  PUBLIC_KEYS: z.string().check(z.minLength(1)),
  ROOM_SECRET: z.string().check(z.minLength(16)),
})

export type Variables = z.infer<typeof variables>

const read = new WeakMap<Env, Variables>()

/** Reads the text variables. @throws where a secret is missing: the message names it. */
export function readVariables(env: Env): Variables {
  const known = read.get(env)
  if (known) return known
  const parsed = z.parse(variables, env)
  read.set(env, parsed)
  return parsed
}
