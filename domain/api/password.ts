import * as z from 'zod/mini'
import { newPassword } from './account.ts'

/** The answer is a new session: all others of the user end. */
export const changePasswordRequest = z.object({
  current: z
    .string()
    .check(z.minLength(1, 'must not be empty'), z.maxLength(256, 'must be at most 256 characters long')),
  next: newPassword,
})
