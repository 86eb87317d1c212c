import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import type { Stores } from '../worker/backup/write-backup.ts'
import { migrate } from './migrate.ts'
import { keptIn, STATE } from './school-server.ts'

interface OpenStores {
  stores: Stores
  timeZone: string
  close(): Promise<void>
}

/** What the school of this machine keeps, without the Worker that serves it; `SCHOOL_STATE` names another folder than `npm start`'s. */
export async function openStores(state = process.env.SCHOOL_STATE ?? STATE): Promise<OpenStores> {
  const config = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const { modulesRules, rootPath, durableObjects, ...options } = workerOptions
  const idle = { type: 'ESModule', path: 'idle.js', contents: 'export default {}' } as const
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...keptIn(state),
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
