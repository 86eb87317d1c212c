import { queryOptions } from '@tanstack/react-query'
import type { SessionUser } from '../../../domain/api/user.ts'
import { call } from '../api/api.ts'

/** Keys of the reserved pages that the user may open. Empty for a visitor. */
export function whitelistQuery(user: SessionUser | null) {
  return queryOptions({
    queryKey: ['whitelist', user?.id ?? null],
    queryFn: async () => {
      if (!user) return []
      const { whitelist } = await call('GET whitelist')
      return whitelist.filter((entry) => entry.userID === user.id).map((entry) => entry.clientID)
    },
  })
}
