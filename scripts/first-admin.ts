import { randomBytes } from 'node:crypto'
import { hashPassword } from '../worker/auth/password.ts'
import type { AdminSeed } from '../worker/seed/seed-statements.ts'

/** User name of a school's first administrator. */
export const FIRST_ADMIN = 'madame'

export interface FirstAdmin {
  userName: string
  password: string
}

/**
 * Creates a school's first administrator.
 * @param given the password; a random one is generated if it is empty
 */
export async function firstAdmin(given = ''): Promise<FirstAdmin & { seed: AdminSeed }> {
  const password = given || randomPassword()
  const userName = FIRST_ADMIN
  const seed = { userName, displayName: 'Mme Bravo', passwordHash: await hashPassword(password) }
  return { userName, password, seed }
}

/** Returns 16 random letters and digits. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')
}
