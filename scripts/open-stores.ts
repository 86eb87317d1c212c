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

/** Opens the stores of the local school without its Worker. `SCHOOL_STATE` overrides the folder of `npm start`. */
export async function openStores(state = process.env.SCHOOL_STATE ?? STATE): Promise<OpenStores> {
  const config = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
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
