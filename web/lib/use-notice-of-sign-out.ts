import { useEffect } from 'react'
import { session } from './session.ts'
import { showToast } from './toast.ts'

/**
 * Says so when the session ends, by itself or by hand, while something is under way.
 * @param notice what becomes of it. The same function at each drawing.
 */
export function useNoticeOfSignOut(isUnderWay: boolean, notice: () => string = gameIsKept): void {
  useEffect(() => {
    if (!isUnderWay) return
    return session.subscribe(() => {
      if (!session.current()) showToast(notice())
    })
  }, [isUnderWay, notice])
}

function gameIsKept(): string {
  return 'Ta session est finie : reconnecte-toi, et tu pourras continuer ton jeu.'
}
