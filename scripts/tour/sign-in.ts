import * as z from 'zod/mini'
import type { PageAccess } from '../../content/routes.ts'
import { sessionAnswer } from '../../domain/api/auth.ts'
import type { SessionUser } from '../../domain/api/user.ts'
import { ADMIN } from '../../e2e/people.ts'

/** The session that may open pages of each access level; null for a visitor. */
export type SessionsByAccess = Record<PageAccess, SessionUser | null>

/** Signs in a user for each access level. */
export async function signInByAccess(url: string): Promise<SessionsByAccess> {
  const admin = await signIn(url, 'admin', ADMIN)
  return { everyone: null, user: await signIn(url, 'login', { userName: 'alice' }), admin, whitelist: admin }
}

export async function signIn(url: string, call: 'login' | 'admin', body: object): Promise<SessionUser> {
  return z.parse(sessionAnswer, await post(url, `auth/${call}`, body)).user
}

/** Calls the school's API. @throws {Error} if it refuses */
export async function post(url: string, call: string, body: object, user?: SessionUser): Promise<unknown> {
  const answer = await fetch(`${url}/api/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(user && { authorization: `Bearer ${user.token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
