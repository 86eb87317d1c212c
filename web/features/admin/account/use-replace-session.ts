import { useQueryClient } from '@tanstack/react-query'
import type { SessionAnswer } from '../../../../domain/api/auth.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { signIn } from '../../../lib/session/session.ts'
import { ownFactorsQuery } from '../data/queries.ts'

/** Returns a function that stores the new session of an answer, reloads the factors and shows a message. */
export function useReplaceSession() {
  const queryClient = useQueryClient()
  return ({ user }: SessionAnswer, message: string) => {
    signIn(user)
    void queryClient.invalidateQueries({ queryKey: ownFactorsQuery.queryKey })
    showToast(message)
  }
}
