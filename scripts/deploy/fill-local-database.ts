import type { AdminSeed } from '../../worker/seed/seed-statements.ts'
import { withSecretFiles } from '../secret-files.ts'
import type { Deployment } from './deployment.ts'
import type { Wrangler } from './existing-resources.ts'
import type { Paths } from './plan.ts'
import { writeSeed } from './seed-file.ts'

/**
 * Migrates and fills a local copy of a deployment's database, with the commands used for the remote one.
 * @param state the state folder, like wrangler's `--persist-to`
 * @throws {Error} with wrangler's output if it fails
 */
export async function fillLocalDatabase(
  deployment: Deployment,
  wrangler: Wrangler,
  { config, seed }: Pick<Paths, 'config' | 'seed'>,
  { state, admin, now }: { state: string; admin: AdminSeed; now: Date },
): Promise<void> {
  const local = ['--local', '--persist-to', state, '--config', config]
  await withSecretFiles([seed], async () => {
    writeSeed(seed, deployment, admin, now)
    await wrangler(['d1', 'migrations', 'apply', deployment.name, ...local])
    const fill = ['d1', 'execute', deployment.name, '--yes', '--json', '--file', seed]
    const printed = await wrangler([...fill, ...local])
    if (printed.includes('"success": false')) throw new Error(`The school could not be filled:\n${printed}`)
  })
}
