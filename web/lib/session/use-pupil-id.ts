import { useSession } from './session.ts'

/** The signed-in pupil's id; null for a visitor and for an administrator, who earn no Bravos. */
export function usePupilID(): number | null {
  const user = useSession()
  return user && !user.isAdmin ? user.id : null
}
