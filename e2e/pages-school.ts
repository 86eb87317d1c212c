import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'
import { siteConfig, workerConfig } from '../scripts/deploy/config.ts'
import { writeFolder } from '../scripts/deploy/deploy.ts'
import { readDeployment } from '../scripts/deploy/deployment.ts'
import { fillLocalDatabase } from '../scripts/deploy/fill-local-database.ts'
import { assembleSite } from '../scripts/deploy/site-folder.ts'
import { waitUntilDeployed } from '../scripts/deploy/wait-until-deployed.ts'
import { loadDevVars } from '../scripts/dev-vars.ts'
import { firstAdmin } from '../scripts/first-admin.ts'
import { WRANGLER_ENV } from '../scripts/run-wrangler.ts'
import refuseStaleSite from '../scripts/site/built-site.ts'
import { ADMIN } from './people.ts'

/**
 * Starts the demo school as a deployment assembles it: the site's gateway under `wrangler pages dev`, with
 * the Worker behind its service binding. `npm start` serves site and Worker together instead.
 * @throws {Error} if the site is older than its sources
 */
export default async function startPagesSchool(): Promise<() => Promise<void>> {
  refuseStaleSite()
  const deployment = readDeployment('staging')
  const toml = experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig
  const folder = await mkdtemp(join(tmpdir(), 'mme-bravo-pages-'))
  const state = join(folder, 'state')
  const paths = await writeFolder(folder)
  const release = await assembleSite({
    dist: 'dist',
    folder: join(paths.site, 'public'),
    live: null,
    deployment,
    fetch,
    log: () => {},
    now: () => new Date(),
  })
  const config = workerConfig(
    toml,
    deployment,
    { database: 'd', cache: 'c', release, siteUrl: '' },
    `${resolve()}/`,
  )
  await writeFile(paths.config, JSON.stringify({ ...config, main: resolve('e2e/worker.ts') }))
  const site = join(paths.site, 'wrangler.json')
  // The development server identifies Workers by name.
  await writeFile(site, JSON.stringify({ ...siteConfig(toml, deployment), name: 'site' }))
  await loadDevVars(join(folder, '.dev.vars'))
  const { seed: admin } = await firstAdmin(ADMIN.password)
  await fillLocalDatabase(deployment, paths, { state, admin, now: new Date() })

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(
    'wrangler',
    [
      ...['pages', 'dev', '--config', site, '--config', paths.config, '--persist-to', state],
      ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--log-level', 'warn'],
    ],
    {
      cwd: paths.site,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...WRANGLER_ENV,
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_REGISTRY_PATH: join(folder, 'registry'),
      },
    },
  )
  const closed = once(server, 'close')
  const stop = async () => {
    server.kill()
    await closed
    await rm(folder, { recursive: true })
  }
  try {
    const ended = closed.then(([code]) => Promise.reject(new Error(`wrangler pages dev ended with ${code}.`)))
    await Promise.race([waitUntilDeployed(url, release), ended])
  } catch (error) {
    await stop()
    throw error
  }
  process.env.SCHOOL_URL = url
  return stop
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
