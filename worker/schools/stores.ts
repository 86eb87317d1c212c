import { FIRST_SCHOOL } from '../../domain/school.ts'
import { type Env, readVariables } from '../env.ts'

/** The stores of one school. Schools share none of them. */
export interface SchoolStores {
  name: string
  database: D1Database
  cache: KVNamespace
  files: R2Bucket
}

const cache = new WeakMap<Env, Map<string, SchoolStores>>()

/**
 * The stores of a school, always the same object. Bindings are read only here: `DB`, `CACHE` and `MEDIA` for
 * the first school, `DB_<name>`, `CACHE_<name>` and `MEDIA_<name>` for others.
 * @returns null if the deployment has no such school
 */
export function findSchool(env: Env, name: string): SchoolStores | null {
  const schools = cache.get(env) ?? new Map<string, SchoolStores>()
  cache.set(env, schools)
  const school = schools.get(name) ?? storesOf(env, name)
  if (school) schools.set(name, school)
  return school
}

/** @throws {Error} if the deployment has no stores for the name */
export function schoolNamed(env: Env, name: string): SchoolStores {
  const school = findSchool(env, name)
  if (!school) throw new Error(`No stores are bound for the school "${name}".`)
  return school
}

/** The school at the requested address, used for calls without a token. */
export function schoolAt(env: Env, url: string): SchoolStores {
  return schoolNamed(env, readVariables(env).SCHOOLS.get(new URL(url).host) ?? FIRST_SCHOOL)
}

/** The names of all schools, including those whose stores are not bound. */
export function schoolNames(env: Env): string[] {
  return [...new Set([FIRST_SCHOOL, ...readVariables(env).SCHOOLS.values()])]
}

function storesOf(env: Env, name: string): SchoolStores | null {
  if (name === FIRST_SCHOOL) return { name, database: env.DB, cache: env.CACHE, files: env.MEDIA }
  const database = env[`DB_${name}`]
  const cache = env[`CACHE_${name}`]
  const files = env[`MEDIA_${name}`]
  return database && cache && files ? { name, database, cache, files } : null
}
