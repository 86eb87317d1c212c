import { demoSeed, newSchoolSeed } from '../../worker/seed/school-seeds.ts'
import { type AdminSeed, seedStatements } from '../../worker/seed/seed-statements.ts'
import { writeSecretFile } from '../secret-files.ts'
import type { Deployment } from './deployment.ts'

/**
 * Writes the SQL that fills a school's database with the shipped content or updates it.
 * @param admin the first administrator; null if the school has users
 */
export function writeSeed(
  file: string,
  { isTrial }: Pick<Deployment, 'isTrial'>,
  admin: AdminSeed | null,
  now: Date,
): void {
  const seed = isTrial ? demoSeed(admin) : newSchoolSeed(admin)
  writeSecretFile(file, `${seedStatements(seed, now).join(';\n')};\n`)
}
