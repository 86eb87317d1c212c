import { FIRST_SCHOOL } from '../../domain/school.ts'
import { type Env, readVariables } from '../env.ts'

/** What one school keeps, and where. No two schools share any of it. */
export interface SchoolStores {
  name: string
  database: D1Database
  cache: KVNamespace
  files: R2Bucket
}

const found = new WeakMap<Env, Map<string, SchoolStores>>()

/**
 * The stores of a school, the same object each time: the one place that takes them from the bindings. The first
 * school's are `DB`, `CACHE` and `MEDIA`, another's `DB_<name>`, `CACHE_<name>` and `MEDIA_<name>`.
 * @returns null where the deployment has no such school
 */
export function findSchool(env: Env, name: string): SchoolStores | null {
  const known = found.get(env) ?? new Map<string, SchoolStores>()
  found.set(env, known)
  const school = known.get(name) ?? storesOf(env, name)
  if (school) known.set(name, school)
  return school
}

/** @throws where the deployment binds no stores for the name */
export function schoolNamed(env: Env, name: string): SchoolStores {
  const school = findSchool(env, name)
  if (!school) throw new Error(`No stores are bound for the school "${name}".`)
  return school
}

/** The school whose address was asked: what a call is of that shows nothing signed. */
export function schoolAt(env: Env, url: string): SchoolStores {
  return schoolNamed(env, readVariables(env).SCHOOLS.get(new URL(url).host) ?? FIRST_SCHOOL)
}

export function allSchools(env: Env): SchoolStores[] {
  const names = new Set([FIRST_SCHOOL, ...readVariables(env).SCHOOLS.values()])
  return [...names].map((name) => schoolNamed(env, name))
}

function storesOf(env: Env, name: string): SchoolStores | null {
  if (name === FIRST_SCHOOL) return { name, database: env.DB, cache: env.CACHE, files: env.MEDIA }
  const database = env[`DB_${name}`]
  const cache = env[`CACHE_${name}`]
  const files = env[`MEDIA_${name}`]
  return database && cache && files ? { name, database, cache, files } : null
}
