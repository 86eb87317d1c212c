import type { Actor } from '../../domain/access.ts'
import type { SessionUser } from '../../domain/api/user.ts'

/** The signed-in user as the table of rights knows them. */
export function actorOf(user: SessionUser | null): Actor {
  return user && { id: user.id, role: user.isAdmin ? 'admin' : 'pupil' }
}
