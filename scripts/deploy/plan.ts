import { bucketName, type Deployment } from './deployment.ts'
import type { ExistingResources } from './existing-resources.ts'

/** A wrangler command with a title. */
export interface Step {
  title: string
  args: readonly string[]
}

/** Paths of the generated files that are passed to wrangler. */
export interface Paths {
  /** The Worker's configuration. */
  config: string
  /** The folder with the configuration of Pages. */
  site: string
  /** SQL that fills the database. */
  seed: string
  /** JSON with the new secrets. */
  secrets: string
}

/** The steps that create the missing resources. */
export function creationSteps(deployment: Deployment, existing: ExistingResources): Step[] {
  const { name, location, jurisdiction } = deployment
  const bucket = bucketName(deployment)
  const where = jurisdiction === null ? ['--location', location] : ['--jurisdiction', jurisdiction]
  const missing = {
    database: { title: 'Create the database', args: ['d1', 'create', name, ...where] },
    cache: { title: 'Create the cache', args: ['kv', 'namespace', 'create', name] },
    bucket: { title: 'Create the bucket', args: ['r2', 'bucket', 'create', bucket, ...where] },
    project: {
      title: 'Create the Pages project',
      // Without --force wrangler may create a Worker with assets instead.
      args: ['pages', 'project', 'create', name, '--production-branch', BRANCH, '--force'],
    },
  }
  return [
    ...(existing.database === null ? [missing.database] : []),
    ...(existing.cache === null ? [missing.cache] : []),
    ...(existing.hasBucket ? [] : [missing.bucket]),
    ...(existing.address === null ? [missing.project] : []),
  ]
}

/** The Pages branch of production deployments. */
const BRANCH = 'main'

const KEY_PAIR = ['SIGNING_KEY', 'PUBLIC_KEYS']
export const SECRETS = [...KEY_PAIR, 'ROOM_SECRET']

/**
 * The secrets to generate. Existing ones are kept, because tokens and printed cards depend on them.
 * @throws {Error} if only one key of the pair exists, since the other cannot be derived from it
 */
export function missingSecrets(existing: readonly string[]): string[] {
  const missing = SECRETS.filter((name) => !existing.includes(name))
  const [half, ...other] = KEY_PAIR.filter((name) => missing.includes(name))
  if (half && other.length === 0)
    throw new Error(
      `The Worker has one of ${KEY_PAIR.join(' and ')} without the other: set ${half} to the matching key.`,
    )
  return missing
}

/** The steps that update a school to this release, in order of dependency. Each can be repeated. */
export function releaseSteps({ name }: Deployment, paths: Paths, newSecrets: readonly string[]) {
  const config = ['--config', paths.config]
  return {
    migrate: {
      title: 'Migrate the database',
      args: ['d1', 'migrations', 'apply', name, '--remote', ...config],
    },
    countUsers: {
      title: 'Check whether there is a user yet',
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
      title: 'Update pages, games and menu rows that were not edited',
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
