import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { AdminSeed } from '../../worker/seed/seed-statements.ts'
import { FIRST_ADMIN, firstAdmin } from '../first-admin.ts'
import { askNewPassword } from '../new-password.ts'
import { withSecretFiles, writeSecretFile } from '../secret-files.ts'
import { isKeyPair, makeMissingSecrets } from '../secrets.ts'
import { siteConfig, workerConfig } from './config.ts'
import type { Deployment } from './deployment.ts'
import { type ExistingResources, readExistingResources, type Wrangler } from './existing-resources.ts'
import { creationSteps, missingSecrets, type Paths, releaseSteps, SECRETS, type Step } from './plan.ts'
import { writeSeed } from './seed-file.ts'
import { assembleSite } from './site-folder.ts'

/** Dependencies of a deployment. */
export interface DeployDependencies {
  wrangler: Wrangler
  /** wrangler.toml as wrangler reads it. */
  toml: unknown
  /** The deployment's own folder. `root` is the relative path from there to the project's. */
  folder: string
  root: string
  /** Builds the site for an address and returns its folder. */
  build(siteUrl: string): Promise<string>
  /** Asks the user; '' if there is no terminal. */
  ask(question: string): Promise<string>
  /** Asks the user without echo. */
  askSecret(question: string): Promise<string>
  log(line: string): void
  fetch(url: string): Promise<Response>
  /** Waits until the deployed school answers with this release. @throws {Error} on timeout */
  waitUntilDeployed(url: string, release: string): Promise<void>
  /** The first part that does not answer with this release, or null. */
  findOutdatedPart(url: string, release: string): Promise<string | null>
  now(): Date
}

/**
 * Creates a school in a Cloudflare account or updates it. Existing resources are neither created again nor
 * overwritten, and every step can be repeated: an interrupted run is simply run again.
 */
export async function deploy(deployment: Deployment, dependencies: DeployDependencies): Promise<void> {
  const { wrangler, folder, log } = dependencies
  const run = ({ title, args }: Step) => {
    log(title)
    return wrangler(args)
  }
  const before = await readExistingResources(wrangler, deployment)
  const missing = creationSteps(deployment, before)
  for (const step of missing) await run(step)
  const existing = missing.length === 0 ? before : await readExistingResources(wrangler, deployment)
  const { address, resources } = assertComplete(existing)
  const siteUrl = deployment.siteUrl ?? address
  const newSecrets = missingSecrets(existing.secrets)

  log(`Build the site for ${siteUrl}`)
  const dist = await dependencies.build(siteUrl)
  const paths = await writeFolder(folder)
  const isFirst = newSecrets.length === SECRETS.length
  const live = isFirst ? null : address
  const release = await assembleSite({
    ...dependencies,
    deployment,
    dist,
    folder: join(paths.site, 'public'),
    live,
  })
  const config = workerConfig(
    dependencies.toml,
    deployment,
    { ...resources, release, siteUrl },
    dependencies.root,
  )
  await writeFile(paths.config, JSON.stringify(config, null, 2))
  await writeFile(
    join(paths.site, 'wrangler.json'),
    JSON.stringify(siteConfig(dependencies.toml, deployment), null, 2),
  )

  const steps = releaseSteps(deployment, paths, newSecrets)
  // The files contain secrets and a password hash.
  await withSecretFiles([paths.secrets, paths.seed], async () => {
    await run(steps.migrate)
    const hasUsers = countOf(await run(steps.countUsers)) > 0
    const admin = hasUsers ? null : await askAdmin(dependencies)
    writeSeed(paths.seed, deployment, admin, dependencies.now())
    await run(steps.fill)
    if (newSecrets.length > 0) await writeSecrets(paths.secrets, newSecrets, existing.secrets, dependencies)
    await run(steps.worker)
    await run(steps.site)
  })
  log('Wait until the school answers')
  await dependencies.waitUntilDeployed(address, release)
  await reportAddress(siteUrl, address, release, dependencies)
}

export async function reportAddress(
  siteUrl: string,
  address: string,
  release: string,
  dependencies: Pick<DeployDependencies, 'log' | 'findOutdatedPart'>,
): Promise<void> {
  const missing =
    siteUrl === address ? null : await dependencies.findOutdatedPart(siteUrl, release).catch(String)
  if (missing === null) return dependencies.log(`Mme Bravo is at ${siteUrl}`)
  dependencies.log(`Mme Bravo is at ${address}, and not yet at ${siteUrl}: ${missing}`)
  dependencies.log('Add that name in the dashboard: Workers & Pages, the project, Custom domains.')
}

/** @throws {Error} if a resource that was just created is not listed yet */
function assertComplete({ database, cache, hasBucket, address }: ExistingResources) {
  if (!database || !cache || !hasBucket || !address)
    throw new Error('Cloudflare does not list the new resources yet. Run this again in a minute.')
  return { address, resources: { database, cache } }
}

/** Creates the deployment's folder with an empty folder for the site. */
export async function writeFolder(folder: string): Promise<Paths> {
  const site = join(folder, 'site')
  await rm(site, { recursive: true, force: true })
  await mkdir(site, { recursive: true })
  return {
    config: join(folder, 'wrangler.json'),
    site,
    seed: join(folder, 'seed.sql'),
    secrets: join(folder, 'secrets.json'),
  }
}

/** The first administrator, with the password that is typed or a new one. */
export async function askAdmin({
  askSecret,
  log,
}: Pick<DeployDependencies, 'askSecret' | 'log'>): Promise<AdminSeed> {
  for (;;) {
    const answer = await askNewPassword('Password of the first administrator', FIRST_ADMIN, askSecret)
    if ('fault' in answer) {
      log(`  ${answer.fault}.`)
      continue
    }
    const { userName, password, seed } = await firstAdmin(answer.password ?? undefined)
    log(`  administrator: ${userName}`)
    // Shown before it is stored: the user knows it even if the call that stores it gets no response.
    if (answer.password === null) log(`  password:      ${password}   (shown this once)`)
    return seed
  }
}

/**
 * Writes the secrets called `names`: from a file that the user has saved, else new ones.
 * @throws {Error} if the file has no pair of keys that the Worker can use: with others nobody could sign in
 */
export async function writeSecrets(
  file: string,
  names: string[],
  existing: string[],
  { ask }: Pick<DeployDependencies, 'ask'>,
): Promise<void> {
  const savedSecrets = await ask(
    `File with saved secrets for ${names.join(', ')} (empty: new ones are generated)`,
  )
  const given =
    savedSecrets === '' ? {} : z.parse(keptSecrets, JSON.parse(await readFile(savedSecrets, 'utf8')))
  if ((given.SIGNING_KEY ?? given.PUBLIC_KEYS) !== undefined && !(await isKeyPair(given)))
    throw new Error(`SIGNING_KEY and PUBLIC_KEYS of ${savedSecrets} are not a pair of keys.`)
  const known = new Set([...existing, ...Object.keys(given)])
  const all = { ...(await makeMissingSecrets(known)), ...given }
  const missing = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
  writeSecretFile(file, JSON.stringify(missing))
}

const keptSecrets = z.partial(
  z.object({ SIGNING_KEY: z.string(), PUBLIC_KEYS: z.string(), ROOM_SECRET: z.string() }),
)

const counted = z.tuple([z.object({ results: z.tuple([z.object({ users: z.int() })]) })])

function countOf(printed: string): number {
  const [{ results }] = z.parse(counted, JSON.parse(printed.slice(printed.indexOf('['))))
  return results[0].users
}
