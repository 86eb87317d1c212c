import * as z from 'zod/mini'
import { newPassword } from './account.ts'
import { currentPassword } from './auth.ts'

/** The answer is a new session: all others of the user end. */
export const changePasswordRequest = z.object({
  current: currentPassword,
  next: newPassword,
})
