import { bucketName, type Deployment } from './deployment.ts'
import type { Present } from './present.ts'

/** A call of wrangler, and what it is for. */
export interface Step {
  title: string
  args: readonly string[]
}

/** Where the rendered configurations lie, and what is handed to wrangler in files. */
export interface Paths {
  /** The Worker's configuration. */
  config: string
  /** The folder with the configuration of Pages. */
  site: string
  /** SQL: what the school starts with. */
  seed: string
  /** JSON: the secrets that are made now. */
  secrets: string
}

/** Makes what is not there; nothing at all where everything is. */
export function creations(deployment: Deployment, present: Present): Step[] {
  const { name, location, jurisdiction } = deployment
  const bucket = bucketName(deployment)
  const where = jurisdiction === null ? ['--location', location] : ['--jurisdiction', jurisdiction]
  const missing = {
    database: { title: 'Make the database', args: ['d1', 'create', name, ...where] },
    cache: { title: 'Make the cache', args: ['kv', 'namespace', 'create', name] },
    bucket: { title: 'Make the bucket', args: ['r2', 'bucket', 'create', bucket, ...where] },
    project: {
      title: 'Make the project of Pages',
      // Without --force wrangler may decide to make a Worker with assets in its place.
      args: ['pages', 'project', 'create', name, '--production-branch', BRANCH, '--force'],
    },
  }
  return [
    ...(present.database === null ? [missing.database] : []),
    ...(present.cache === null ? [missing.cache] : []),
    ...(present.hasBucket ? [] : [missing.bucket]),
    ...(present.address === null ? [missing.project] : []),
  ]
}

/** What Pages calls the branch whose deployments are the site itself. */
const BRANCH = 'main'

const PAIR = ['SIGNING_KEY', 'PUBLIC_KEYS']
export const SECRETS = [...PAIR, 'ROOM_SECRET']

/**
 * The secrets that have to be made: those that are there stay as they are, since tokens and printed cards hang on them.
 * @throws {Error} where one half of the pair of keys is there without the other, which nothing can be made to fit
 */
export function missingSecrets(present: readonly string[]): string[] {
  const missing = SECRETS.filter((name) => !present.includes(name))
  const [half, ...other] = PAIR.filter((name) => missing.includes(name))
  if (half && other.length === 0)
    throw new Error(
      `The Worker has one of ${PAIR.join(' and ')} without the other: set ${half} to what belongs to it.`,
    )
  return missing
}

/** Brings the school to this version, in the order in which the parts need each other. Each may be run again. */
export function releaseSteps({ name }: Deployment, paths: Paths, newSecrets: readonly string[]) {
  const config = ['--config', paths.config]
  return {
    migrate: {
      title: "Bring the database's tables up to date",
      args: ['d1', 'migrations', 'apply', name, '--remote', ...config],
    },
    countUsers: {
      title: 'Ask whether there is a user yet',
      args: [
        'd1',
        'execute',
        name,
        '--remote',
        '--json',
        '--command',
        'SELECT count(*) AS users FROM users',
        ...config,
      ],
    },
    fill: {
      title: 'Bring pages, games and menu up to date, but what was edited',
      args: ['d1', 'execute', name, '--remote', '--yes', '--file', paths.seed, ...config],
    },
    worker: {
      title: 'Deploy the Worker: API and room',
      args: ['deploy', ...config, ...(newSecrets.length > 0 ? ['--secrets-file', paths.secrets] : [])],
    },
    site: {
      title: 'Deploy the site',
      args: [
        ...['pages', 'deploy', '--cwd', paths.site, '--project-name', name],
        ...['--branch', BRANCH, '--commit-dirty', '--force'],
      ],
    },
  } satisfies Record<string, Step>
}
