import { writeFile } from 'node:fs/promises'
import { type AdminSeed, seedStatements } from '../../worker/db/seed.ts'
import { demoSeed, newSchoolSeed } from '../../worker/db/seeds.ts'
import type { Deployment } from './deployment.ts'

/**
 * Writes the SQL that fills a school's database with all that the site ships with, or brings that up to date.
 * @param admin the first administrator; null where the school has users
 */
export async function writeSeed(
  file: string,
  { isDemo }: Pick<Deployment, 'isDemo'>,
  admin: AdminSeed | null,
  now: Date,
): Promise<void> {
  const seed = isDemo ? demoSeed(admin) : newSchoolSeed(admin)
  await writeFile(file, `${seedStatements(seed, now).join(';\n')};\n`, { mode: 0o600 })
}
