import { type Actor, type Capability, canForSomeRecord } from '../../../domain/access.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { useSession } from './session.ts'

/** The signed-in user as an actor of `domain/access.ts`. */
export function actorOf(user: SessionUser | null): Actor {
  return user && { id: user.id, role: user.isAdmin ? 'admin' : 'pupil', scope: user.scope }
}

/** Whether the signed-in user has the capability, even if only for some records. */
export function useCan(capability: Capability): boolean {
  return canForSomeRecord(actorOf(useSession()), capability)
}

/** Id of the signed-in pupil. Null for a visitor and for an administrator, who earns no Bravos. */
export function usePupilID(): number | null {
  const user = useSession()
  return user && !user.isAdmin ? user.id : null
}
