import * as z from 'zod/mini'
import { newPassword } from './account.ts'
import { currentPassword } from './auth.ts'

/** The answer is a new session; the user's other sessions end. */
export const changePasswordRequest = z.object({
  current: currentPassword,
  next: newPassword,
})
