import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { firstAdmin } from '../first-admin.ts'
import { makeMissingSecrets } from '../secrets.ts'
import { answerFromWorkerd } from './bare-workerd.ts'
import { siteConfig, workerConfig } from './config.ts'
import { type DeployDependencies, writeFolder } from './deploy.ts'
import type { Deployment } from './deployment.ts'
import type { ExistingResources } from './existing-resources.ts'
import { fillLocalDatabase } from './fill-local-database.ts'
import { creationSteps, missingSecrets, type Paths, releaseSteps } from './plan.ts'
import { assembleSite } from './site-folder.ts'

/** An empty account. */
const EMPTY_ACCOUNT: ExistingResources = {
  database: null,
  cache: null,
  hasBucket: false,
  address: null,
  secrets: [],
}
/** Placeholders for ids assigned by Cloudflare. */
const RESOURCES = { database: '00000000-0000-0000-0000-000000000000', cache: '0'.repeat(32) }
/** Maximum size before compression on every plan: https://developers.cloudflare.com/workers/platform/limits */
const MAX_WORKER_BYTES = 64 * 1024 * 1024

/** docs/deploy.md explains what fails on the free plan. */
const PLANS = `The plan: Workers Paid (US$5 a month). The free one ends a call after 10 ms of CPU and 50 queries; signing in
  with a password takes about 100 ms, a backup and the daily job more than 50 queries.`

/**
 * Checks a deployment with the real wrangler and without an account: the site against the limits of Pages,
 * the Worker's bundle in workerd, migrations and seed in a local database.
 * @throws {Error} with the first fault
 */
export async function dryRun(deployment: Deployment, dependencies: DeployDependencies): Promise<void> {
  const { wrangler, log } = dependencies
  const folder = resolve(dependencies.folder, '../dry-run', deployment.which)
  const root = `${process.cwd()}/`
  const paths = await writeFolder(folder)
  const site = join(paths.site, 'public')
  const siteUrl = deployment.siteUrl ?? `https://${deployment.name}.pages.dev`
  const dist = await dependencies.build(siteUrl)
  const release = await assembleSite({ ...dependencies, deployment, dist, folder: site, live: null })
  log(`The site: ${(await readdir(site, { recursive: true })).length} files and folders, release ${release}`)

  const config = workerConfig(dependencies.toml, deployment, { ...RESOURCES, release, siteUrl }, root)
  await writeFile(paths.config, JSON.stringify(config, null, 2))
  await writeFile(
    join(paths.site, 'wrangler.json'),
    JSON.stringify(siteConfig(dependencies.toml, deployment), null, 2),
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
    fillDatabase(deployment, dependencies, paths),
  ])
  await rm(site, { recursive: true })
  const script = await readFile(join(bundle, 'index.js'), 'utf8')
  const bytes = Buffer.byteLength(script)
  if (bytes > MAX_WORKER_BYTES)
    throw new Error(`The Worker has ${bytes} bytes; the maximum is ${MAX_WORKER_BYTES}.`)
  const secrets = await makeMissingSecrets(new Set())
  const answer = await answerFromWorkerd(JSON.stringify(config), script, '/api/v1/health', secrets)
  // The response of a school without rows.
  if (z.parse(errorAnswer, JSON.parse(answer)).error.code !== 'schoolFilling')
    throw new Error(`The Worker answers ${answer}`)
  log(`The Worker: ${Math.round(bytes / 1000)} KB, starts in workerd without a message`)
  log(PLANS)

  log('\nSteps in an empty account:')
  const newSecrets = missingSecrets(EMPTY_ACCOUNT.secrets)
  const steps = [
    ...creationSteps(deployment, EMPTY_ACCOUNT),
    ...Object.values(releaseSteps(deployment, paths, newSecrets)),
  ]
  for (const { title, args } of steps)
    log(`  ${title}\n    wrangler ${args.join(' ').replaceAll(folder, dependencies.folder)}`)
  log(`  and the secrets ${newSecrets.join(', ')} would be generated.`)
}

async function fillDatabase(
  deployment: Deployment,
  { log, now }: DeployDependencies,
  paths: Paths,
): Promise<void> {
  const state = await mkdtemp(join(tmpdir(), 'mme-bravo-deploy-'))
  const { seed: admin } = await firstAdmin()
  try {
    await fillLocalDatabase(deployment, paths, { state, admin, now: now() })
  } finally {
    await rm(state, { recursive: true })
  }
  log('The database: migrated and filled')
}
