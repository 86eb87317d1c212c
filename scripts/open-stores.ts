import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import type { BackupStores } from '../worker/backup/write-backup.ts'
import { migrate } from './migrate.ts'
import { localOptions, STATE } from './school-server.ts'

interface OpenStores {
  stores: BackupStores
  timeZone: string
  close(): Promise<void>
}

/**
 * Opens the stores of a local school without its Worker and migrates its database.
 * @param state the state folder; by default that of `npm start`, overridden by `SCHOOL_STATE`
 * @param file the configuration that names the stores
 */
export async function openStores(
  state = process.env.SCHOOL_STATE ?? STATE,
  file = 'wrangler.toml',
): Promise<OpenStores> {
  const config = unstable_readConfig({ config: file }, { hideWarnings: true })
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const { modulesRules, rootPath, durableObjects, ...options } = workerOptions
  const idle = { type: 'ESModule', path: 'idle.js', contents: 'export default {}' } as const
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...localOptions(state),
      workers: [{ ...options, modules: [idle] }],
    }),
  )
  const database = await miniflare.getD1Database('DB')
  await migrate(database)
  return {
    stores: { database, files: await miniflare.getR2Bucket('MEDIA') },
    timeZone: String((await miniflare.getBindings()).SCHOOL_TIME_ZONE),
    close: () => miniflare.dispose(),
  }
}
