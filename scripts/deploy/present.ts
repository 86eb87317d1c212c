import * as z from 'zod/mini'
import { bucketName, type Deployment } from './deployment.ts'

/** Runs wrangler to its end. @returns what it printed @throws {Error} with its complaint where it fails */
export type Wrangler = (args: readonly string[]) => Promise<string>

/** What of a deployment the account has already. */
export interface Present {
  /** The database's id. */
  database: string | null
  /** The id of the KV namespace. */
  cache: string | null
  hasBucket: boolean
  /** The address that Pages gave the project, without a slash at the end. */
  address: string | null
  /** The names of the Worker's secrets; none where there is no Worker yet. */
  secrets: string[]
}

const databases = z.array(z.object({ uuid: z.string(), name: z.string() }))
const namespaces = z.array(z.object({ id: z.string(), title: z.string() }))
const projects = z.array(z.object({ 'Project Name': z.string(), 'Project Domains': z.string() }))
const secrets = z.array(z.object({ name: z.string() }))

/** Asks the account. @throws {Error} where it does not answer: nothing may be taken for absent then. */
export async function look(wrangler: Wrangler, deployment: Deployment): Promise<Present> {
  const { name } = deployment
  const allDatabases = list(databases, await wrangler(['d1', 'list', '--json']))
  const allNamespaces = list(namespaces, await wrangler(['kv', 'namespace', 'list']))
  const allProjects = list(projects, await wrangler(['pages', 'project', 'list', '--json']))
  const buckets = await wrangler(['r2', 'bucket', 'list'])
  const project = allProjects.find((each) => each['Project Name'] === name)
  return {
    database: allDatabases.find((each) => each.name === name)?.uuid ?? null,
    cache: allNamespaces.find((each) => each.title === name)?.id ?? null,
    hasBucket: buckets
      .split('\n')
      .some((line) => line.split(/\s+/).join(' ') === `name: ${bucketName(deployment)}`),
    address: project ? addressOf(project['Project Domains']) : null,
    secrets: await secretNames(wrangler, name),
  }
}

async function secretNames(wrangler: Wrangler, name: string): Promise<string[]> {
  try {
    return list(secrets, await wrangler(['secret', 'list', '--name', name])).map((each) => each.name)
  } catch (error) {
    // Before its first deployment there is no Worker to ask.
    if (/Worker "[^"]+" not found/.test(String(error))) return []
    throw error
  }
}

function addressOf(domains: string): string | null {
  const own = domains.split(', ').find((each) => each.endsWith('.pages.dev'))
  return own ? `https://${own}` : null
}

/** The JSON array in what wrangler printed, which may begin with a word of its own. */
function list<T extends z.ZodMiniType>(schema: T, printed: string): z.infer<T> {
  return z.parse(schema, JSON.parse(printed.slice(printed.indexOf('['))))
}
