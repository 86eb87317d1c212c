import { seedStatements } from '../worker/db/seed.ts'
import { demoSeed } from '../worker/db/seeds.ts'
import { type FirstAdmin, firstAdminSeed, randomPassword } from './first-admin.ts'
import type { School } from './school-server.ts'

/**
 * Fills the school's database with the demo school, or brings it up to date. The administrator is made with the first
 * filling: then their name and password come back, later null.
 * @param password at random where none is given
 */
export async function fillSchool(school: School, password = randomPassword()): Promise<FirstAdmin | null> {
  const database = await school.database()
  const known = await database.prepare('SELECT id FROM users LIMIT 1').first()
  const admin = { userName: 'madame', password }
  const seed = demoSeed(await firstAdminSeed(admin))
  await database.batch(seedStatements(seed, new Date()).map((statement) => database.prepare(statement)))
  return known ? null : admin
}
