import { useEffect } from 'react'
import type { Sentence } from '../api/api-client.ts'
import { showToast } from '../display/toast.ts'
import { session } from './session.ts'

/**
 * Shows a notice if the session ends while something is in progress.
 * @param notice text of the notice, or null for none; must be a stable function
 */
export function useSignOutNotice(
  isUnderWay: boolean,
  notice: () => Sentence | string | null = gameKeptNotice,
): void {
  useEffect(() => {
    if (!isUnderWay) return
    return session.subscribe(() => {
      const text = session.current() ? null : notice()
      if (text) showToast(text)
    })
  }, [isUnderWay, notice])
}

function gameKeptNotice(): Sentence {
  return {
    message: 'Ta session est finie : reconnecte-toi, et tu pourras continuer ton jeu.',
    english: 'Your session is over: sign in again to go on with your game.',
  }
}
