import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstAdmin } from '../first-admin.ts'
import { withSecretFiles } from '../secret-files.ts'
import { siteConfig, workerConfig } from './config.ts'
import { type World, writeFolder } from './deploy.ts'
import type { Deployment } from './deployment.ts'
import { creations, missingSecrets, releaseSteps } from './plan.ts'
import type { Present } from './present.ts'
import { writeSeed } from './seed-file.ts'
import { assembleSite } from './site-folder.ts'

/** An account in which nothing was done yet. */
const NOTHING: Present = { database: null, cache: null, hasBucket: false, address: null, secrets: [] }
/** Stand for what only an account can give. */
const RESOURCES = { database: '00000000-0000-0000-0000-000000000000', cache: '0'.repeat(32) }
/** The smaller plan's limit of a Worker's size, in bytes of gzip. */
const WORKER_LIMIT = 3_000_000

/**
 * Builds and checks everything that a deployment would do, with the real wrangler and without an account: the site against the
 * limits of Pages, the Worker's bundle, the migrations and the first filling on a database of this machine.
 * @throws {Error} with what is wrong
 */
export async function dryRun(deployment: Deployment, world: World): Promise<void> {
  const { wrangler, say } = world
  const folder = resolve(world.folder, '../dry-run', deployment.which)
  const root = `${process.cwd()}/`
  const paths = await writeFolder(folder)
  const site = join(paths.site, 'public')
  const siteUrl = deployment.siteUrl ?? `https://${deployment.name}.pages.dev`
  const dist = await world.build(siteUrl)
  const release = await assembleSite({ ...world, deployment, dist, folder: site, live: null })
  say(`The site: ${(await readdir(site, { recursive: true })).length} files and folders, release ${release}`)

  const config = workerConfig(world.toml, deployment, { ...RESOURCES, release, siteUrl }, root)
  await writeFile(paths.config, JSON.stringify(config, null, 2))
  await writeFile(
    join(paths.site, 'wrangler.json'),
    JSON.stringify(siteConfig(world.toml, deployment), null, 2),
  )
  const bundle = join(folder, 'worker')
  await Promise.all([
    wrangler(['deploy', '--config', paths.config, '--dry-run', '--outdir', bundle]),
    wrangler([
      'pages',
      'functions',
      'build',
      '--cwd',
      paths.site,
      '--build-output-directory',
      'public',
      '--outdir',
      '../gateway',
    ]),
    fillDatabase(deployment, world, paths),
  ])
  // Nothing more is asked of its files.
  await rm(site, { recursive: true })
  const bytes = gzipSync(await readFile(join(bundle, 'index.js'))).length
  say(`The Worker: ${Math.round(bytes / 1000)} KB of gzip`)
  if (bytes > WORKER_LIMIT)
    throw new Error(`The Worker is larger than the ${WORKER_LIMIT} bytes of the free plan.`)

  say('\nIn an account in which nothing was done yet:')
  const newSecrets = missingSecrets(NOTHING.secrets)
  const steps = [
    ...creations(deployment, NOTHING),
    ...Object.values(releaseSteps(deployment, paths, newSecrets)),
  ]
  for (const { title, args } of steps)
    say(`  ${title}\n    wrangler ${args.join(' ').replaceAll(folder, world.folder)}`)
  say(`  and the secrets ${newSecrets.join(', ')} would be made.`)
}

/** Migrates and fills a new database of this machine as a deployment does the account's. */
async function fillDatabase(
  deployment: Deployment,
  { wrangler, say, now }: World,
  { config, seed }: { config: string; seed: string },
): Promise<void> {
  const state = await mkdtemp(join(tmpdir(), 'mme-bravo-deploy-'))
  const local = ['--local', '--persist-to', state, '--config', config]
  const { seed: admin } = await firstAdmin()
  await withSecretFiles([seed], async () => {
    writeSeed(seed, deployment, admin, now())
    await wrangler(['d1', 'migrations', 'apply', deployment.name, ...local])
    const fill = ['d1', 'execute', deployment.name, '--yes', '--json', '--file', seed]
    const printed = await wrangler([...fill, ...local])
    const failed = printed.includes('"success": false')
    if (failed) throw new Error(`The school could not be filled:\n${printed}`)
    say('The database: migrated and filled')
  }).finally(() => rm(state, { recursive: true }))
}
