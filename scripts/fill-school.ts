import { randomBytes } from 'node:crypto'
import { hashPassword } from '../worker/auth/password.ts'
import { demoSeed } from '../worker/db/demo-seed.ts'
import { seedStatements } from '../worker/db/seed.ts'
import type { School } from './school-server.ts'

export interface FirstAdmin {
  userName: string
  password: string
}

/**
 * Fills the school's database, or brings it up to date. The administrator is made with the first filling:
 * then their name and password come back, later null.
 * @param password at random where none is given
 */
export async function fillSchool(school: School, password = randomPassword()): Promise<FirstAdmin | null> {
  const database = await school.database()
  const known = await database.prepare('SELECT id FROM users LIMIT 1').first()
  const passwordHash = await hashPassword(password)
  const seed = demoSeed({ userName: 'madame', displayName: 'Mme Bravo', passwordHash })
  await database.batch(seedStatements(seed, new Date()).map((statement) => database.prepare(statement)))
  return known ? null : { userName: seed.admin.userName, password }
}

/** 16 letters and digits. */
function randomPassword(): string {
  return randomBytes(12).toString('base64url').replaceAll(/[-_]/g, 'x')
}
