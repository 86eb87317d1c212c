import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { migrate, type SchoolDatabase } from './migrate.ts'
import { runWrangler } from './run-wrangler.ts'
import { WORKER_PATHS } from './worker-paths.ts'

export interface SchoolOptions {
  /** 0 for any free port. */
  port: number
  /** The folder with the state, like wrangler's `--persist-to`. */
  state: string
  /** Secrets and variables that override wrangler.toml's. */
  variables: Record<string, string>
  /** The Worker's entry file, if a test needs a different one from wrangler.toml's. */
  entry?: string
  /** Whether to serve the built site too; true by default. */
  site?: boolean
  /** Names of further schools. Each has its own empty stores and the host `<name>.example`. */
  schools?: readonly string[]
}

export interface School {
  url: string
  /** @param school name of a further school */
  database(school?: string): Promise<SchoolDatabase>
  /**
   * Reloads the Worker and applies new migrations.
   * @throws {Error} if the bundle fails; the old Worker then keeps running
   */
  reload(): Promise<void>
  /** Stops abruptly, sockets included, and starts again with the same port and state. */
  restart(whileDown?: () => Promise<void>): Promise<void>
  /** Runs the Worker's cron trigger. */
  runDaily(): Promise<void>
  stop(): Promise<void>
}

/** The state folder of `npm start`. */
export const STATE = '.wrangler/state'

/** The state folder of the local school; `SCHOOL_STATE` overrides it. @throws {Error} if there is no school yet */
export function existingState(): string {
  const state = process.env.SCHOOL_STATE ?? STATE
  if (!existsSync(state)) throw new Error(`There is no school in ${state} yet. Run npm start first.`)
  return state
}

const SITE = 'dist'

/** Serves site, API and room on one origin, with migrated state. */
export async function startSchool({
  port,
  state,
  variables,
  entry,
  site = true,
  schools = [],
}: SchoolOptions): Promise<School> {
  const folder = resolve(state, 'bundle')
  const script = await bundleWorker(folder, entry)
  const options = (port: number) =>
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      log: new Log(LogLevel.WARN),
      ...localOptions(state),
      workers: [
        {
          ...workerOptions(variables, site, schools),
          modules: [{ type: 'ESModule', path: script }],
          modulesRoot: folder,
        },
      ],
    })
  const open = (port: number) => new Miniflare(options(port))
  let miniflare = open(port)
  const url = await miniflare.ready
  await migrate(await miniflare.getD1Database('DB'))
  return {
    url: url.origin,
    database: (school) => miniflare.getD1Database(school === undefined ? 'DB' : `DB_${school}`),
    async reload() {
      await bundleWorker(folder, entry)
      await migrate(await miniflare.getD1Database('DB'))
      await miniflare.setOptions(options(Number(url.port)))
    },
    async restart(whileDown) {
      await miniflare.dispose()
      await whileDown?.()
      miniflare = open(Number(url.port))
      await miniflare.ready
    },
    async runDaily() {
      const { outcome } = await (await miniflare.getWorker()).scheduled()
      if (outcome !== 'ok') throw new Error(`The Worker's daily run ended with "${outcome}".`)
    },
    stop: () => miniflare.dispose(),
  }
}

/** Miniflare options that persist all stores in `state` and avoid requests to the network. */
export function localOptions(state: string) {
  return {
    telemetry: { enabled: false },
    // Otherwise Miniflare fetches the machine's location.
    cf: false,
    logRequests: false,
    resourcePersistencePath: resolve(state, 'v3'),
  } as const
}

function workerOptions(variables: Record<string, string>, site: boolean, schools: readonly string[]) {
  const config = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  if (site)
    config.assets = {
      directory: SITE,
      binding: 'ASSETS',
      not_found_handling: '404-page',
      run_worker_first: WORKER_PATHS,
    }
  for (const name of schools) {
    config.d1_databases.push({ binding: `DB_${name}`, database_name: name, database_id: name })
    config.kv_namespaces.push({ binding: `CACHE_${name}`, id: name })
    config.r2_buckets.push({ binding: `MEDIA_${name}`, bucket_name: name })
  }
  const SCHOOLS = schools.map((name) => `${name}.example=${name}`).join(',')
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const { modulesRules, rootPath, ...options } = workerOptions
  return { ...options, bindings: { ...config.vars, SCHOOLS, ...variables } }
}

/** Bundles the Worker like a deployment. @returns the bundle's path */
async function bundleWorker(folder: string, entry = 'worker/index.ts'): Promise<string> {
  await runWrangler(['deploy', entry, '--dry-run', '--outdir', folder])
  return join(folder, `${basename(entry, '.ts')}.js`)
}
