import { seedStatements } from '../worker/seed/seed.ts'
import { demoSeed } from '../worker/seed/seeds.ts'
import { type FirstAdmin, firstAdmin } from './first-admin.ts'
import type { School } from './school-server.ts'

/**
 * Fills the school's database with the demo school, or brings it up to date. The administrator is made with the first filling:
 * then their name and password come back, later null.
 * @param password at random where none is given
 */
export async function fillSchool(school: School, password?: string): Promise<FirstAdmin | null> {
  const database = await school.database()
  const known = await database.prepare('SELECT id FROM users LIMIT 1').first()
  const admin = known ? null : await firstAdmin(password)
  const statements = seedStatements(demoSeed(admin?.seed ?? null), new Date())
  await database.batch(statements.map((statement) => database.prepare(statement)))
  return admin
}
