import { readFileSync } from 'node:fs'
import { unstable_splitSqlQuery } from 'wrangler'
import type { AdminSeed } from '../../worker/seed/seed-statements.ts'
import { openStores } from '../open-stores.ts'
import { withSecretFiles } from '../secret-files.ts'
import type { Deployment } from './deployment.ts'
import type { Paths } from './plan.ts'
import { writeSeed } from './seed-file.ts'

/**
 * Migrates a local database and fills it from a deployment's seed file. Not with `wrangler d1`, which takes
 * 40 s for the migrations.
 * @param state the state folder
 * @throws {Error} if a statement fails
 */
export async function fillLocalDatabase(
  deployment: Deployment,
  { config, seed }: Pick<Paths, 'config' | 'seed'>,
  { state, admin, now }: { state: string; admin: AdminSeed; now: Date },
): Promise<void> {
  const {
    stores: { database },
    close,
  } = await openStores(state, config)
  try {
    await withSecretFiles([seed], async () => {
      writeSeed(seed, deployment, admin, now)
      const statements = unstable_splitSqlQuery(readFileSync(seed, 'utf8'))
      await database.batch(statements.map((statement) => database.prepare(statement)))
    })
  } finally {
    await close()
  }
}
