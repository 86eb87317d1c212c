import { useEffect } from 'react'
import type { Sentence } from '../api/api-client.ts'
import { showToast } from '../display/toast.ts'
import { session } from './session.ts'

/**
 * Says so when the session ends, by itself or by hand, while something is under way.
 * @param notice what becomes of it. The same function at each drawing.
 */
export function useNoticeOfSignOut(isUnderWay: boolean, notice: () => Sentence | string = gameIsKept): void {
  useEffect(() => {
    if (!isUnderWay) return
    return session.subscribe(() => {
      if (!session.current()) showToast(notice())
    })
  }, [isUnderWay, notice])
}

function gameIsKept(): Sentence {
  return {
    message: 'Ta session est finie : reconnecte-toi, et tu pourras continuer ton jeu.',
    english: 'Your session is over: sign in again to go on with your game.',
  }
}
