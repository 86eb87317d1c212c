import * as z from 'zod/mini'
import { newPassword } from '../domain/api/account.ts'
import { isCommonPassword } from '../worker/auth/common-password.ts'

/**
 * Asks twice for a new password and checks it by the site's own rules.
 * @param label describes the password in the prompt
 * @returns the password, null if nothing was typed, or a sentence that says what is wrong
 */
export async function askNewPassword(
  label: string,
  userName: string,
  askSecret: (question: string) => Promise<string>,
): Promise<{ password: string | null } | { fault: string }> {
  const password = await askSecret(`${label} (empty: a random one is generated and shown once)`)
  if (password === '') return { password: null }
  if (!z.safeParse(newPassword, password).success)
    return { fault: 'A password has at least 8 and at most 256 characters' }
  if (await isCommonPassword(password, userName))
    return { fault: 'It is one of the passwords that are tried first' }
  if ((await askSecret('Repeat it')) !== password) return { fault: 'They differ' }
  return { password }
}
