import { useEffect } from 'react'
import type { Sentence } from '../api/api-client.ts'
import { showToast } from '../display/toast.ts'
import { session } from './session.ts'

/**
 * Shows a notice if the session ends while something is in progress.
 * @param notice text of the notice; must be a stable function
 */
export function useSignOutNotice(isUnderWay: boolean, notice: () => Sentence | string = gameIsKept): void {
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
