import * as z from 'zod/mini'
import { withoutDiacritics } from '../marks.ts'

export const userID = z.int().check(z.positive('doit être un nombre entier positif'))

/**
 * The signed-in person as the client keeps it under `mme:user`. `expiry` is an ISO instant in UTC. `hasMicrophones` and `grade`, of the
 * class, are left out of what versions before kept; no class has no grade.
 */
export const sessionUser = z.object({
  id: userID,
  userName: z.string(),
  displayName: z.string(),
  classCode: z.string(),
  avatarUrl: z.string(),
  isAdmin: z.boolean(),
  hasMicrophones: z.optional(z.boolean()),
  grade: z.optional(z.nullable(z.int())),
  token: z.string(),
  expiry: z.iso.datetime(),
})
export type SessionUser = z.infer<typeof sessionUser>

/** A pupil as others see them. */
export const student = z.object({
  id: userID,
  displayName: z.string(),
  classCode: z.string(),
  avatarUrl: z.string(),
})
export type Student = z.infer<typeof student>

/** Every enabled pupil, by class and name. */
export const studentsAnswer = z.object({ users: z.array(student) })

/**
 * The form under which two spellings of a user name are one: no case, accents or spaces
 * ("  Zoé L " and "zoel" name the same pupil), since small children type as they can; whatever apostrophe
 * the device sets by itself; and nothing that cannot be seen.
 */
export function userNameKey(userName: string): string {
  return withoutDiacritics(userName)
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[’‘ʼ]/gu, "'")
    .toLowerCase()
}

/** Whether whoever reads the name that is shown knows what the pupil types to sign in. */
export function showsUserName({ userName, displayName }: { userName: string; displayName: string }): boolean {
  const key = userNameKey(userName)
  return key !== '' && userNameKey(displayName) === key
}
