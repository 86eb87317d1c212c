import { basename, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { migrate, type SchoolDatabase } from './migrate.ts'
import { runWrangler } from './run-wrangler.ts'
import { WORKER_PATHS } from './worker-paths.ts'

export interface SchoolOptions {
  /** 0 takes any free port. */
  port: number
  /** The folder that keeps the state, as wrangler's `--persist-to` takes it. */
  state: string
  /** Secrets and variables on top of wrangler.toml's. */
  variables: Record<string, string>
  /** The Worker's source; another than wrangler.toml's only where a test needs its own clock. */
  entry?: string
  /** Whether the built site is served too; it is unless this is false. */
  site?: boolean
  /** Further schools by name, each with empty stores of its own and the address `<name>.example`. */
  schools?: readonly string[]
}

export interface School {
  url: string
  /** @param school a further one's name */
  database(school?: string): Promise<SchoolDatabase>
  /** Takes the Worker's sources and the migrations as they are now, with the same state. @throws {Error} where they cannot be bundled: what ran goes on */
  reload(): Promise<void>
  /** Ends everything at once, sockets in mid-word too, and starts it again on the same port with the same state. */
  restart(whileDown?: () => Promise<void>): Promise<void>
  /** What a deployed Worker does by its cron trigger. */
  runDaily(): Promise<void>
  stop(): Promise<void>
}

export const DATABASE = 'mme-bravo'
/** What `npm start` keeps. */
export const STATE = '.wrangler/state'
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
      ...keptIn(state),
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

/** What keeps a school in a folder of this machine, and asks nothing of the network. */
export function keptIn(state: string) {
  return {
    telemetry: { enabled: false },
    // Else it asks the network where on earth it is.
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

/** Bundles the Worker as a deployment would into a folder that no other school reads or writes. @returns the bundle's path */
async function bundleWorker(folder: string, entry = 'worker/index.ts'): Promise<string> {
  await runWrangler(['deploy', entry, '--dry-run', '--outdir', folder])
  return join(folder, `${basename(entry, '.ts')}.js`)
}
