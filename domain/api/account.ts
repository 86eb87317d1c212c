import * as z from 'zod/mini'
import { supportList } from '../supports.ts'
import { classGrade } from './class.ts'
import { neededKey } from './idempotency-key.ts'
import { nameUpTo, readableName } from './name.ts'
import { scope } from './scope.ts'
import { userIDs } from './several.ts'
import { listOf, successWith } from './success.ts'
import { student, userNameKey } from './user.ts'

/** User accounts, as administrators see them. */

export const userName = readableName.check(
  z.minLength(1, 'ne doit pas être vide'),
  z.maxLength(64, 'doit avoir au plus 64 caractères'),
  z.refine((name) => name === '' || userNameKey(name) !== '', 'doit avoir des lettres ou des chiffres'),
)

export const displayName = nameUpTo(80)

const pin = z.string().check(z.regex(/^\d{4}$/, 'doit avoir 4 chiffres'))

/** A new password. No rules about its characters; the Worker refuses common passwords. */
export const newPassword = z
  .string()
  .check(
    z.minLength(8, 'doit avoir au moins 8 caractères'),
    z.maxLength(256, 'doit avoir au plus 256 caractères'),
  )

const fields = {
  userName,
  displayName,
  /** A class of the school. May be empty for an administrator. */
  classCode: z.string().check(z.trim(), z.maxLength(20)),
  /** One of the offered avatars. */
  avatarUrl: z.string(),
  /** Null removes it. */
  pin: z.nullable(pin),
  isAdmin: z.boolean(),
  /** Turns an administrator into a colleague with these limits. Null removes the limits. */
  scope: z.nullable(scope),
  /** Only for administrators: pupils sign in by name. */
  password: newPassword,
  /** Only for pupils. Replaces all supports. */
  supports: supportList,
  /** The grade of a pupil in a split class; null for the class's lowest grade. */
  grade: z.nullable(classGrade),
}

/** Optional fields may also be null. */
export const addUserRequest = z.object({
  ...fields,
  avatarUrl: z.nullish(fields.avatarUrl),
  pin: z.optional(fields.pin),
  isAdmin: z.nullish(fields.isAdmin),
  scope: z.optional(fields.scope),
  password: z.nullish(fields.password),
  supports: z.optional(fields.supports),
  grade: z.optional(fields.grade),
})
export type AddUserRequest = z.infer<typeof addUserRequest>

export const changeUserRequest = z
  .partial(z.object({ ...fields, isEnabled: z.boolean() }))
  .check(z.refine((changes) => Object.keys(changes).length > 0, 'doit nommer ce qui est à changer'))
export type ChangeUserRequest = z.infer<typeof changeUserRequest>

const generated = z.enum(['new', 'none'])

/**
 * Changes several pupils. PINs and avatars are derived from the key, so that a retry gives the same ones.
 * Supports that are not named stay unchanged.
 */
export const changeSeveralRequest = z
  .object({
    userIDs,
    classCode: z.optional(fields.classCode.check(z.minLength(1))),
    pins: z.optional(generated),
    avatars: z.optional(generated),
    addSupports: z.optional(fields.supports),
    removeSupports: z.optional(fields.supports),
    grade: z.optional(fields.grade),
    idempotencyKey: neededKey,
  })
  .check(
    z.refine(
      ({ userIDs: _userIDs, idempotencyKey: _key, ...changes }) =>
        Object.values(changes).some((each) => each !== undefined),
      'doit nommer ce qui est à changer',
    ),
  )
export type ChangeSeveralRequest = z.infer<typeof changeSeveralRequest>

export const account = z.extend(student, {
  userName: z.string(),
  isAdmin: z.boolean(),
  scope: z.nullable(scope),
  isEnabled: z.boolean(),
  pin: z.nullable(z.string()),
  supports: supportList,
  grade: fields.grade,
  createdAt: z.iso.datetime(),
})
export type Account = z.infer<typeof account>

export const accountAnswer = successWith({ user: account })

/** One page of 20 accounts: accounts without a class first, then by class and name. `total` counts all. */
export const accountsAnswer = listOf(account)

export const chooseAvatarRequest = z.object({ avatarUrl: z.string() })

/** The caller's own account. */
export const chooseAvatarAnswer = successWith({
  user: z.extend(student, { userName: z.string(), isAdmin: z.boolean() }),
})
