import * as z from 'zod/mini'
import { newPassword } from '../domain/api/account.ts'
import { isCommonPassword } from '../worker/auth/common-password.ts'

/**
 * Asks twice for a new password, by a question that shows nothing of what is typed, and holds it against the product's own rule.
 * @returns it, or null where nothing was typed; or what is wrong with it, in a sentence
 */
export async function askNewPassword(
  whose: string,
  userName: string,
  askSecret: (question: string) => Promise<string>,
): Promise<{ password: string | null } | { fault: string }> {
  const password = await askSecret(`${whose} (nothing: one is made and shown once)`)
  if (password === '') return { password: null }
  if (!z.safeParse(newPassword, password).success)
    return { fault: 'A password has at least 8 and at most 256 characters' }
  if (await isCommonPassword(password, userName)) return { fault: 'It is one of those that are tried first' }
  if ((await askSecret('The same again')) !== password) return { fault: 'They differ' }
  return { password }
}
