import { useEffect } from 'react'
import { session } from './session.ts'
import { showToast } from './toast.ts'

/** Says so when the session ends, by itself or by hand, while something of the pupil's is under way. */
export function useNoticeOfSignOut(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return
    return session.subscribe(() => {
      if (session.current()) return
      showToast("Tu n'es plus connecté : reconnecte-toi, et tu pourras continuer ton jeu.")
    })
  }, [isUnderWay])
}
