import * as z from 'zod/mini'
import { SECRET_LENGTH, secretPictures } from '../secret-pictures.ts'
import { successWith } from './success.ts'
import { student, userID } from './user.ts'

/** The pictures that a pupil presses after the name, if the class uses them. */

const WRONG_LENGTH = `doit avoir ${SECRET_LENGTH} images`

/** In the order in which the pupil presses them. */
export const secret = z
  .array(z.enum(secretPictures))
  .check(z.minLength(SECRET_LENGTH, WRONG_LENGTH), z.maxLength(SECRET_LENGTH, WRONG_LENGTH))
export type Secret = z.infer<typeof secret>

/** The secret part of a class's address. The class's devices store it. */
export const listKey = z.string().check(z.regex(/^[\da-f]{32}$/, "n'est pas l'adresse d'une classe"))

export const classListRequest = z.object({ key: listKey })

/** Sign-in by choosing a name in the class list. `pictures` is sent after the answer has asked for it. */
export const picturesLoginRequest = z.object({ key: listKey, userID, pictures: z.optional(secret) })

/** Sign-in settings of a class: its secrets, and whether devices that opened its address list the names. */
export const classSignIn = z.object({ usesPictures: z.boolean(), offersNames: z.boolean() })
export type ClassSignIn = z.infer<typeof classSignIn>

/** The lock after too many wrong pictures. `until` is null if only the teacher can unlock the pupil. */
const pictureLock = z.object({ until: z.nullable(z.iso.datetime()), isEverywhere: z.boolean() })
export type PictureLock = z.infer<typeof pictureLock>

/** The day's wrong attempts and the lock that they caused, if any. */
const pictureAttempts = z.object({ wrongToday: z.int(), lock: z.nullable(pictureLock) })
export type PictureAttempts = z.infer<typeof pictureAttempts>

/** A pupil's pictures. Only for administrators. */
export const pupilSecret = z.extend(pictureAttempts, { userID, pictures: secret })
export type PupilSecret = z.infer<typeof pupilSecret>

/** A pupil of any class whose pictures are locked or were often guessed wrongly today. */
const lockedPupil = z.extend(student, pictureAttempts.shape)
export type LockedPupil = z.infer<typeof lockedPupil>

export const lockedPupilsAnswer = successWith({ data: z.array(lockedPupil) })

/** The secrets of all enabled pupils of a class, by name. */
export const secretsAnswer = successWith({ data: z.array(pupilSecret) })

export const secretAnswer = successWith({ data: pupilSecret })

/** A pupil in the list of names. Contains nothing that allows a sign-in elsewhere. Sorted by name. */
const listedPupil = z.pick(student, { id: true, displayName: true, avatarUrl: true })
export type ListedPupil = z.infer<typeof listedPupil>

export const classListAnswer = successWith({
  data: z.object({ usesPictures: z.boolean(), pupils: z.array(listedPupil) }),
})
