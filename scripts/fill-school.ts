import { demoSeed } from '../worker/seed/school-seeds.ts'
import { seedStatements } from '../worker/seed/seed-statements.ts'
import { type FirstAdmin, firstAdmin } from './first-admin.ts'
import type { School } from './school-server.ts'

/**
 * Fills the school's database with the demo school, or updates its content.
 * @param password of the first administrator; random if omitted
 * @returns the administrator if this call created one, else null
 */
export async function fillSchool(school: School, password?: string): Promise<FirstAdmin | null> {
  const database = await school.database()
  const existingUser = await database.prepare('SELECT id FROM users LIMIT 1').first()
  const admin = existingUser ? null : await firstAdmin(password)
  const statements = seedStatements(demoSeed(admin?.seed ?? null), new Date())
  await database.batch(statements.map((statement) => database.prepare(statement)))
  return admin
}
