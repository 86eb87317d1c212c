import { useSession } from './session.ts'

/** Id of the signed-in pupil. Null for a visitor and for an administrator, who earns no Bravos. */
export function usePupilID(): number | null {
  const user = useSession()
  return user && !user.isAdmin ? user.id : null
}
