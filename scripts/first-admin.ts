import { randomBytes } from 'node:crypto'
import { hashPassword } from '../worker/auth/password.ts'
import type { AdminSeed } from '../worker/seed/seed.ts'

/** The user name of the administrator that a school starts with. */
export const FIRST_ADMIN = 'madame'

export interface FirstAdmin {
  userName: string
  password: string
}

/**
 * The administrator that a school starts with, and what they sign in with.
 * @param given their password; at random where it is empty, by which nobody could sign in
 */
export async function firstAdmin(given = ''): Promise<FirstAdmin & { seed: AdminSeed }> {
  const password = given || randomPassword()
  const userName = FIRST_ADMIN
  const seed = { userName, displayName: 'Mme Bravo', passwordHash: await hashPassword(password) }
  return { userName, password, seed }
}

/** 16 letters and digits. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')
}
