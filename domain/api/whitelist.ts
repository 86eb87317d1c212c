import * as z from 'zod/mini'
import { userIDs } from './several.ts'
import { userID } from './user.ts'

/** Lets a user open a page whose link has `isWhiteListEnabled`. */
export const whitelistEntry = z.object({
  userID,
  clientID: z.string().check(z.minLength(1), z.maxLength(120)),
})
export type WhitelistEntry = z.infer<typeof whitelistEntry>

/** Opens or closes a reserved page for pupils. */
export const whitelistSeveralRequest = z.object({
  userIDs,
  clientID: whitelistEntry.shape.clientID,
  isLetIn: z.boolean(),
})
export type WhitelistSeveralRequest = z.infer<typeof whitelistSeveralRequest>

export const whitelistAnswer = z.object({ whitelist: z.array(whitelistEntry) })
