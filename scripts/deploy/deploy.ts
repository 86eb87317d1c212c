import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { AdminSeed } from '../../worker/seed/seed.ts'
import { FIRST_ADMIN, firstAdmin } from '../first-admin.ts'
import { askNewPassword } from '../new-password.ts'
import { withSecretFiles, writeSecretFile } from '../secret-files.ts'
import { makeMissingSecrets } from '../secrets.ts'
import { siteConfig, workerConfig } from './config.ts'
import type { Deployment } from './deployment.ts'
import { creations, missingSecrets, type Paths, releaseSteps, SECRETS, type Step } from './plan.ts'
import { look, type Present, type Wrangler } from './present.ts'
import { writeSeed } from './seed-file.ts'
import { assembleSite } from './site-folder.ts'

/** Everything outside the deployment that it uses. */
export interface World {
  wrangler: Wrangler
  /** wrangler.toml as wrangler reads it. */
  toml: unknown
  /** The deployment's own folder; `root` is the path from there to the project's. */
  folder: string
  root: string
  /** Builds the site for an address. @returns its folder */
  build(siteUrl: string): Promise<string>
  /** Asks the user. @returns '' if there is no terminal */
  ask(question: string): Promise<string>
  /** The same, without showing the answer. */
  askSecret(question: string): Promise<string>
  say(line: string): void
  fetch(url: string): Promise<Response>
  /** Waits until the deployed school answers with this release. @throws {Error} if it does not */
  untilItAnswers(url: string, release: string): Promise<void>
  /** The part that does not answer with this release; null if all do. */
  whatIsMissing(url: string, release: string): Promise<string | null>
  now(): Date
}

/**
 * Creates a school in a Cloudflare account or updates it. Existing resources are neither created again nor overwritten, and every step can
 * be repeated: an interrupted run is simply run again.
 */
export async function deploy(deployment: Deployment, world: World): Promise<void> {
  const { wrangler, folder, say } = world
  const run = ({ title, args }: Step) => {
    say(title)
    return wrangler(args)
  }
  const before = await look(wrangler, deployment)
  const missing = creations(deployment, before)
  for (const step of missing) await run(step)
  const present = missing.length === 0 ? before : await look(wrangler, deployment)
  const { address, resources } = complete(present)
  const siteUrl = deployment.siteUrl ?? address
  const newSecrets = missingSecrets(present.secrets)

  say(`Build the site for ${siteUrl}`)
  const dist = await world.build(siteUrl)
  const paths = await writeFolder(folder)
  const isFirst = newSecrets.length === SECRETS.length
  const live = isFirst ? null : address
  const release = await assembleSite({ ...world, deployment, dist, folder: join(paths.site, 'public'), live })
  const config = workerConfig(world.toml, deployment, { ...resources, release, siteUrl }, world.root)
  await writeFile(paths.config, JSON.stringify(config, null, 2))
  await writeFile(
    join(paths.site, 'wrangler.json'),
    JSON.stringify(siteConfig(world.toml, deployment), null, 2),
  )

  const steps = releaseSteps(deployment, paths, newSecrets)
  // The files hold secrets and the hash of the password.
  await withSecretFiles([paths.secrets, paths.seed], async () => {
    await run(steps.migrate)
    const hasUsers = countOf(await run(steps.countUsers)) > 0
    const admin = hasUsers ? null : await askAdmin(world)
    writeSeed(paths.seed, deployment, admin, world.now())
    await run(steps.fill)
    if (newSecrets.length > 0) await writeSecrets(paths.secrets, newSecrets, present.secrets, world)
    await run(steps.worker)
    await run(steps.site)
  })
  say('Wait until it answers')
  await world.untilItAnswers(address, release)
  await tellAddress(siteUrl, address, release, world)
}

export async function tellAddress(
  siteUrl: string,
  address: string,
  release: string,
  world: Pick<World, 'say' | 'whatIsMissing'>,
): Promise<void> {
  const missing = siteUrl === address ? null : await world.whatIsMissing(siteUrl, release).catch(String)
  if (missing === null) return world.say(`Mme Bravo is at ${siteUrl}`)
  world.say(`Mme Bravo is at ${address}, and not yet at ${siteUrl}: ${missing}`)
  world.say('Add that name in the dashboard: Workers & Pages, the project, Custom domains.')
}

/** @throws {Error} if something is still missing that was just created */
function complete({ database, cache, hasBucket, address }: Present) {
  if (!database || !cache || !hasBucket || !address)
    throw new Error('Cloudflare does not show yet what was made. Please run it again in a minute.')
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
export async function askAdmin({ askSecret, say }: Pick<World, 'askSecret' | 'say'>): Promise<AdminSeed> {
  for (;;) {
    const answer = await askNewPassword('Password of the first administrator', FIRST_ADMIN, askSecret)
    if ('fault' in answer) {
      say(`  ${answer.fault}.`)
      continue
    }
    const { userName, password, seed } = await firstAdmin(answer.password ?? undefined)
    say(`  administrator: ${userName}`)
    // Shown before it is saved: if the answer to that is lost, the password is known all the same.
    if (answer.password === null) say(`  password:      ${password}   (shown this once)`)
    return seed
  }
}

/** Writes the secrets called `names`: from a file that the user has kept, else new ones. */
export async function writeSecrets(
  file: string,
  names: string[],
  present: string[],
  { ask }: Pick<World, 'ask'>,
): Promise<void> {
  const kept = await ask(`File with secrets of before for ${names.join(', ')} (nothing: new ones are made)`)
  const given = kept === '' ? {} : z.parse(keptSecrets, JSON.parse(await readFile(kept, 'utf8')))
  const known = new Set([...present, ...Object.keys(given)])
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
