import { useQueryClient } from '@tanstack/react-query'
import type { SessionAnswer } from '../../../../domain/api/auth.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { signIn } from '../../../lib/session/session.ts'
import { ownFactorsQuery } from '../data/queries.ts'

/** Stores the new token of an answer that replaces the session, and reads the factors again. */
export function useKeepSession() {
  const queryClient = useQueryClient()
  return ({ user }: SessionAnswer, done: string) => {
    signIn(user)
    void queryClient.invalidateQueries({ queryKey: ownFactorsQuery.queryKey })
    showToast(done)
  }
}
