import type { Context } from 'hono'
import { signedInUser } from '../auth/permit.ts'
import type { AppEnv } from './context.ts'

/** The caller's idempotency key as stored. A call without one gets a new key. */
export function ownKey(c: Context<AppEnv>, key: string | null | undefined): string {
  return `${signedInUser(c).id}:${key ?? crypto.randomUUID()}`
}
