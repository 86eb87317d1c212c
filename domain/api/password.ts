import * as z from 'zod/mini'
import { newPassword } from './account.ts'

/** The answer is a new session: all others of the user end. */
export const changePasswordRequest = z.object({
  current: z
    .string()
    .check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(256, 'doit avoir au plus 256 caractères')),
  next: newPassword,
})
