import * as z from 'zod/mini'
import { SECRET_LENGTH, secretPictures } from '../secret-pictures.ts'
import { successWith } from './success.ts'
import { student, userID } from './user.ts'

/** The pictures that a pupil presses after the name, where the teacher has chosen so for the class. */

/** In this order. */
export const secret = z
  .array(z.enum(secretPictures))
  .check(z.length(SECRET_LENGTH, `doit avoir ${SECRET_LENGTH} images`))
export type Secret = z.infer<typeof secret>

/** By the pupil's tile in the list of the class. */
export const picturesLoginRequest = z.object({ userID, pictures: secret })

/** How the pupils of a class sign in. Names are offered only where the pictures are asked for. */
export const classSignIn = z.object({ usesPictures: z.boolean(), offersNames: z.boolean() })
export type ClassSignIn = z.infer<typeof classSignIn>

/** After too many wrong pictures: until when none open, null for until the teacher gives the tries back; and whether at all addresses. */
const pictureLock = z.object({ until: z.nullable(z.iso.datetime()), isEverywhere: z.boolean() })
export type PictureLock = z.infer<typeof pictureLock>

/** How many wrong tries a day of the school has had, and what they lock: null where the pupil may try everywhere. */
const pictureTries = z.object({ wrongToday: z.int(), lock: z.nullable(pictureLock) })
export type PictureTries = z.infer<typeof pictureTries>

/** A pupil's pictures, for administrators alone. */
export const pupilSecret = z.extend(pictureTries, { userID, pictures: secret })
export type PupilSecret = z.infer<typeof pupilSecret>

/** The pupils of all classes whose pictures are locked, or were guessed at often today. */
const lockedPupil = z.extend(student, pictureTries.shape)
export type LockedPupil = z.infer<typeof lockedPupil>

export const lockedPupilsAnswer = successWith({ data: z.array(lockedPupil) })

/** Of a class: every enabled pupil's, by name. */
export const secretsAnswer = successWith({ data: z.array(pupilSecret) })

export const secretAnswer = successWith({ data: pupilSecret })

/** The classes whose pupils choose their name in a list, by code. */
export const listedClassesAnswer = successWith({ data: z.array(z.object({ classCode: z.string() })) })

/** Who signs in by such a list: nothing by which one could sign in elsewhere. By name. */
const listedPupil = z.pick(student, { id: true, displayName: true, avatarUrl: true })
export type ListedPupil = z.infer<typeof listedPupil>

export const listedPupilsAnswer = successWith({ data: z.array(listedPupil) })
