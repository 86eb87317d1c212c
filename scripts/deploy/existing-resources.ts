import * as z from 'zod/mini'
import { bucketName, type Deployment } from './deployment.ts'

/** Runs wrangler. @returns its standard output @throws {Error} with its error output if it fails */
export type Wrangler = (args: readonly string[]) => Promise<string>

/** The resources of a deployment that already exist in the account. */
export interface ExistingResources {
  /** Id of the database. */
  database: string | null
  /** Id of the KV namespace. */
  cache: string | null
  hasBucket: boolean
  /** The project's pages.dev address without a trailing slash. */
  address: string | null
  /** Names of the Worker's secrets; empty if there is no Worker yet. */
  secrets: string[]
}

const databases = z.array(
  z.object({ uuid: z.string(), name: z.string(), jurisdiction: z.optional(z.nullable(z.string())) }),
)
const namespaces = z.array(z.object({ id: z.string(), title: z.string() }))
const projects = z.array(z.object({ 'Project Name': z.string(), 'Project Domains': z.string() }))
const secrets = z.array(z.object({ name: z.string() }))

/** Wrangler's messages for something that does not exist. */
const NO_BUCKET = /\[code: 10006\]/
const NO_WORKER = /Worker "[^"]+" not found/

/**
 * Reads which resources exist in the account.
 * @throws {Error} if a call fails, so that an error is not mistaken for a missing resource
 */
export async function readExistingResources(
  wrangler: Wrangler,
  deployment: Deployment,
): Promise<ExistingResources> {
  const [database, cache, hasBucket, address, secrets] = await Promise.all([
    findDatabase(wrangler, deployment),
    findNamespace(wrangler, deployment),
    findBucket(wrangler, deployment),
    findAddress(wrangler, deployment),
    findSecrets(wrangler, deployment),
  ])
  return { database, cache, hasBucket, address, secrets }
}

async function findDatabase(wrangler: Wrangler, { name, jurisdiction }: Deployment): Promise<string | null> {
  const all = parseList(databases, await wrangler(['d1', 'list', '--json']))
  const database = all.find((each) => each.name === name)
  if (!database) return null
  const existing = database.jurisdiction
  if (existing !== undefined && existing !== jurisdiction)
    throw new Error(
      `The database ${name} has the jurisdiction ${existing ?? 'none'}, not ${jurisdiction ?? 'none'}. It cannot be changed.`,
    )
  return database.uuid
}

async function findNamespace(wrangler: Wrangler, { name }: Deployment): Promise<string | null> {
  const all = parseList(namespaces, await wrangler(['kv', 'namespace', 'list']))
  return all.find((each) => each.title === name)?.id ?? null
}

/** Looks the bucket up by name, because `r2 bucket list` shows only the first 20. */
async function findBucket(wrangler: Wrangler, deployment: Deployment): Promise<boolean> {
  const { jurisdiction } = deployment
  const where = jurisdiction === null ? [] : ['--jurisdiction', jurisdiction]
  const args = ['r2', 'bucket', 'info', bucketName(deployment), '--json', ...where]
  return (await unlessMissing(wrangler(args), NO_BUCKET)) !== null
}

/** The site's pages.dev address, or null if there is no site yet. */
export async function findAddress(wrangler: Wrangler, { name }: Deployment): Promise<string | null> {
  const all = parseList(projects, await wrangler(['pages', 'project', 'list', '--json']))
  const domains = all.find((each) => each['Project Name'] === name)?.['Project Domains'] ?? ''
  const own = domains.split(', ').find((each) => each.endsWith('.pages.dev'))
  return own ? `https://${own}` : null
}

async function findSecrets(wrangler: Wrangler, { name }: Deployment): Promise<string[]> {
  const printed = await unlessMissing(wrangler(['secret', 'list', '--name', name]), NO_WORKER)
  return printed === null ? [] : parseList(secrets, printed).map((each) => each.name)
}

/** Returns null if the call fails with the error `missing`, which says that the resource does not exist. */
async function unlessMissing(call: Promise<string>, missing: RegExp): Promise<string | null> {
  try {
    return await call
  } catch (error) {
    if (missing.test(String(error))) return null
    throw error
  }
}

/** Parses the JSON array in wrangler's output, which may begin with other text. */
function parseList<T extends z.ZodMiniType>(schema: T, printed: string): z.infer<T> {
  return z.parse(schema, JSON.parse(printed.slice(printed.indexOf('['))))
}
