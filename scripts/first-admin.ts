import { randomBytes } from 'node:crypto'
import { hashPassword } from '../worker/auth/password.ts'
import type { AdminSeed } from '../worker/db/seed.ts'

export interface FirstAdmin {
  userName: string
  password: string
}

/** The administrator of a new school, as the database keeps one. */
export async function firstAdminSeed({ userName, password }: FirstAdmin): Promise<AdminSeed> {
  return { userName, displayName: 'Mme Bravo', passwordHash: await hashPassword(password) }
}

/** 16 letters and digits. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')
}
