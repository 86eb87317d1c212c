import * as z from 'zod/mini'
import { toPlainLetters } from '../diacritics.ts'
import { englishHelps } from '../english-help.ts'
import { supportList } from '../supports.ts'
import { scope } from './scope.ts'

export const userID = z.int().check(z.positive('doit être un nombre entier positif'))

/**
 * The signed-in user, stored in the browser under `mme:user`. `hasMicrophones`, `englishHelp` and `grade` come from the
 * class and are absent in older stored values. A user without a class has no grade.
 */
export const sessionUser = z.object({
  id: userID,
  userName: z.string(),
  displayName: z.string(),
  classCode: z.string(),
  avatarUrl: z.string(),
  isAdmin: z.boolean(),
  /** The limits of a colleague; absent for other users. */
  scope: z.optional(scope),
  hasMicrophones: z.optional(z.boolean()),
  englishHelp: z.optional(z.enum(englishHelps)),
  grade: z.optional(z.nullable(z.int())),
  /** The pupil's own supports. Absent if there are none. No other answer to pupils includes supports. */
  supports: z.optional(supportList),
  token: z.string(),
  expiry: z.iso.datetime(),
})
export type SessionUser = z.infer<typeof sessionUser>

/** A pupil as shown to others. */
export const student = z.object({
  id: userID,
  displayName: z.string(),
  classCode: z.string(),
  avatarUrl: z.string(),
})
export type Student = z.infer<typeof student>

/** All enabled pupils, by class and name. */
export const studentsAnswer = z.object({ users: z.array(student) })

/**
 * Normalizes a user name for comparison. Ignores case, accents, spaces and invisible characters, and
 * unifies apostrophes: young pupils type "  Zoé L " as "zoel".
 */
export function userNameKey(userName: string): string {
  return toPlainLetters(userName)
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[’‘ʼ]/gu, "'")
    .toLowerCase()
}

/** True if the display name reveals the user name that the pupil types to sign in. */
export function showsUserName({ userName, displayName }: { userName: string; displayName: string }): boolean {
  const key = userNameKey(userName)
  return key !== '' && userNameKey(displayName) === key
}
