import * as z from 'zod/mini'
import { MAX_DEVICES } from '../bounds.ts'
import { secret } from './secret-pictures.ts'
import { sessionUser } from './user.ts'

const userName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(64, 'doit avoir au plus 64 caractères'))

/** `pictures` is sent once a response has asked for the secret pictures. */
export const loginRequest = z.object({ userName, pictures: z.optional(secret) })

/** The answer for an administrator's name: no token, so that the form asks for the password. */
export const passwordNeeded = z.object({ userName: z.string(), isAdmin: z.literal(true) })

/** Six digits of an authenticator app or a recovery code, with or without spaces. */
export const code = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40, 'doit avoir au plus 40 caractères'))

/** The password is correct, but the authenticator app's code is missing or wrong. */
export const codeNeeded = z.object({
  auth: z.literal(false),
  needsCode: z.literal(true),
  message: z.string(),
})
export type CodeNeeded = z.infer<typeof codeNeeded>

/** With `needsPictures`, pictures are missing or wrong. `device`: see `adminSessionAnswer`. */
export const loginAnswer = z.union([
  z.object({
    auth: z.literal(true),
    user: sessionUser,
    message: z.string(),
    device: z.optional(z.string()),
  }),
  z.object({ auth: z.literal(true), user: passwordNeeded, message: z.string() }),
  z.object({ auth: z.literal(false), needsPictures: z.literal(true), message: z.string() }),
  codeNeeded,
  z.object({ auth: z.literal(false), message: z.string(), english: z.string() }),
])
export type LoginAnswer = z.infer<typeof loginAnswer>

/** A password to check. The rules for new passwords may be stricter. */
export const currentPassword = z
  .string()
  .check(z.minLength(1), z.maxLength(256, 'doit avoir au plus 256 caractères'))

const deviceToken = z.string().check(z.maxLength(1024, 'doit avoir au plus 1024 caractères'))

/** `code` is sent after the answer has asked for it. `devices`: the browser's device tokens. */
export const adminLoginRequest = z.object({
  userName,
  password: currentPassword,
  code: z.optional(code),
  devices: z.optional(
    z.array(deviceToken).check(z.maxLength(MAX_DEVICES, `doit avoir au plus ${MAX_DEVICES} jetons`)),
  ),
})
export type AdminLogin = z.infer<typeof adminLoginRequest>

export const sessionAnswer = z.object({ auth: z.literal(true), user: sessionUser, message: z.string() })
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** `device`: a token that identifies the browser as one of this administrator's. */
export const adminSessionAnswer = z.extend(sessionAnswer, { device: z.string() })
export type AdminSessionAnswer = z.infer<typeof adminSessionAnswer>

/** A short-lived token for the room. */
export const roomTokenAnswer = z.object({ token: z.string(), expiry: z.iso.datetime() })
