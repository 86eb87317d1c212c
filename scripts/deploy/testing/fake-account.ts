import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { type ApiCall, ApiError, formOf, page, read, route } from './api-call.ts'

/** A database, namespace, bucket or Pages project. Its id is `id-of-<name>`. */
interface Stored {
  name: string
  jurisdiction?: string
}

const workerMetadata = z.looseObject({
  migrations: z.optional(z.object({ new_tag: z.string() })),
  bindings: z.array(z.looseObject({ type: z.string(), name: z.string(), text: z.optional(z.string()) })),
})

const analyticsQuery = z.object({ variables: z.object({ worker: z.optional(z.string()) }) })
const telemetryQuery = z.object({
  parameters: z.object({ filters: z.array(z.object({ key: z.string(), value: z.string() })) }),
})

type Handler = (call: ApiCall, part: string) => unknown

/** A fake Cloudflare account with the calls that a deployment makes. Lists are paginated; databases are SQLite. */
export class FakeAccount {
  readonly databases: Stored[] = []
  readonly namespaces: Stored[] = []
  readonly buckets: Stored[] = []
  readonly projects: Stored[] = []
  /** Latest upload metadata by Worker, without secrets. */
  readonly workers = new Map<string, z.infer<typeof workerMetadata>>()
  readonly secrets = new Map<string, string>()
  /** Files of the deployed site by path. */
  site = new Map<string, string>()
  /** Log lines by Worker. */
  readonly logs = new Map<string, unknown[]>()
  /** CPU times in microseconds by Worker. No entry: none have arrived yet. */
  readonly cpuTimes = new Map<string, { cpuTimeP50: number; cpuTimeP99: number }>()
  readonly #sqlite = new Map<string, DatabaseSync>()
  /** Uploaded SQL files and files of the site by hash. */
  readonly #uploads = new Map<string, string>()
  /** The last migration tag of each Worker. */
  readonly #tags = new Map<string, string>()

  handle(call: ApiCall): unknown {
    for (const [pattern, handler] of this.#routes) {
      const match = pattern.exec(call.name)
      if (match) return handler(call, match[1] ?? '')
    }
    throw new ApiError(404, 7003, `The fake account has no ${call.name}`)
  }

  /** Runs a query on a database. */
  rows(name: string, sql: string): unknown[] {
    return this.#open(name).prepare(sql).all()
  }

  readonly #routes: [RegExp, Handler][] = [
    [/^GET \/user\/tokens\/verify$/, () => ({ id: 'token', status: 'active' })],
    [/^GET \/accounts$/, () => [{ id: 'account', name: 'École' }]],

    [route('GET d1/database'), ({ query }) => page(this.databases, query, 100).map(toDatabase)],
    [route('GET d1/database/*'), (_call, id) => toDatabase(this.#database(id))],
    [
      route('POST d1/database'),
      (call) => {
        const database = read(call, z.object({ name: z.string(), jurisdiction: z.optional(z.string()) }))
        add(this.databases, database, new ApiError(400, 7502, 'A database with that name already exists.'))
        return toDatabase(database)
      },
    ],
    [
      route('POST d1/database/*/query'),
      (call, id) => [this.#run(this.#database(id).name, read(call, z.object({ sql: z.string() })).sql)],
    ],
    [
      route('POST d1/database/*/import'),
      (call, id) => {
        const { action, etag } = read(call, z.object({ action: z.string(), etag: z.string() }))
        if (action === 'init') return { success: true, upload_url: `${call.url}/sql/${etag}`, filename: etag }
        const { meta } = this.#run(this.#database(id).name, this.#uploads.get(etag) ?? '')
        const result = { num_queries: 1, final_bookmark: 'bookmark', meta }
        return { success: true, status: 'complete', messages: [], result }
      },
    ],
    [
      /^PUT \/sql\/(\w+)$/,
      ({ body }, etag) => {
        this.#uploads.set(etag, String(body))
        return new Response('', { headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } })
      },
    ],

    [route('GET storage/kv/namespaces'), ({ query }) => page(this.namespaces, query, 20).map(toNamespace)],
    [
      route('POST storage/kv/namespaces'),
      (call) => {
        const namespace = { name: read(call, z.object({ title: z.string() })).title }
        add(
          this.namespaces,
          namespace,
          new ApiError(400, 10014, 'A namespace with that title already exists.'),
        )
        return toNamespace(namespace)
      },
    ],

    [
      route('GET r2/buckets'),
      ({ query, headers }) => ({ buckets: page(this.#bucketsIn(headers), query, 20) }),
    ],
    [
      route('GET r2/buckets/*'),
      ({ headers }, name) => {
        if (this.#bucketsIn(headers).some((bucket) => bucket.name === name)) return { name, location: 'ENAM' }
        throw new ApiError(404, 10006, 'The specified bucket does not exist.')
      },
    ],
    [
      route('POST r2/buckets'),
      (call) => {
        const jurisdiction = call.headers.get('cf-r2-jurisdiction')
        const bucket = {
          ...read(call, z.object({ name: z.string() })),
          ...(jurisdiction && { jurisdiction }),
        }
        add(this.buckets, bucket, new ApiError(409, 10004, 'The bucket already exists, and you own it.'))
        return { name: bucket.name }
      },
    ],
    [/^POST \/graphql$/, (call) => this.#analytics(call)],
    [
      route('POST workers/observability/telemetry/query'),
      (call) => {
        const { parameters } = read(call, telemetryQuery)
        const [worker] = parameters.filters.map(({ value }) => value)
        const lines = worker === undefined ? [] : (this.logs.get(worker) ?? [])
        return { events: { events: lines.map((source) => ({ source, $metadata: { service: worker } })) } }
      },
    ],

    [
      route('GET workers/services/*'),
      (_call, name) => ({ default_environment: { script: this.#script(name) } }),
    ],
    [
      route('GET workers/scripts/*/secrets'),
      (_call, name) => {
        this.#script(name)
        return [...this.secrets.keys()].map((secret) => ({ name: secret, type: 'secret_text' }))
      },
    ],
    [route('GET workers/scripts/*/deployments'), () => ({ deployments: [] })],
    [route('GET workers/scripts/*/settings'), (_call, name) => ({ ...this.#script(name), bindings: [] })],
    [route('PUT workers/scripts/*'), (call, name) => this.#upload(call, name)],
    [route('POST workers/scripts/*/versions'), (call, name) => this.#upload(call, name)],
    [route('POST workers/scripts/*/deployments'), () => ({ id: 'deployment' })],
    [route('PATCH workers/scripts/*/script-settings'), () => ({})],
    [route('PUT workers/scripts/*/schedules'), () => ({})],
    [route('POST workers/scripts/*/subdomain'), () => ({})],
    [route('GET workers/workers/*'), () => ({ subdomain: { enabled: false, previews_enabled: false } })],

    [route('GET pages/projects'), ({ query }) => page(this.projects, query, 10).map(toProject)],
    [
      route('GET pages/projects/*'),
      (_call, name) => {
        const project = this.projects.find((each) => each.name === name)
        if (project) return toProject(project)
        throw new ApiError(404, 8_000_007, 'Project not found.')
      },
    ],
    [
      route('POST pages/projects'),
      (call) => {
        const project = read(call, z.object({ name: z.string() }))
        add(this.projects, project, new ApiError(409, 8_000_002, 'A project with this name already exists.'))
        return toProject(project)
      },
    ],
    [route('GET pages/projects/*/upload-token'), () => ({ jwt: UPLOAD_TOKEN })],
    [
      /^POST \/pages\/assets\/check-missing$/,
      (call) =>
        read(call, z.object({ hashes: z.array(z.string()) })).hashes.filter(
          (hash) => !this.#uploads.has(hash),
        ),
    ],
    [
      /^POST \/pages\/assets\/upload$/,
      (call) => {
        for (const { key, value } of read(call, z.array(z.object({ key: z.string(), value: z.string() }))))
          this.#uploads.set(key, Buffer.from(value, 'base64').toString())
      },
    ],
    [/^POST \/pages\/assets\/upsert-hashes$/, () => null],
    [route('POST pages/projects/*/deployments'), (call, name) => this.#deploySite(call, name)],
    [route('GET pages/projects/*/deployments/deployment'), () => ({ latest_stage: DEPLOYED })],
  ]

  /** A query without a Worker comes from `r2 bucket info`, whose token need not have access to analytics. */
  #analytics(call: ApiCall): Response {
    const { worker } = read(call, analyticsQuery).variables
    if (worker === undefined) return Response.json({ data: null, errors: [{ message: 'not authorized' }] })
    const quantiles = this.cpuTimes.get(worker)
    const rows = quantiles ? [{ sum: { requests: 30 }, quantiles, dimensions: { status: 'success' } }] : []
    return Response.json({
      data: { viewer: { accounts: [{ workersInvocationsAdaptive: rows }] } },
      errors: null,
    })
  }

  #database(id: string): Stored {
    const found = this.databases.find((each) => id === each.name || id === idOf(each))
    if (found) return found
    throw new ApiError(404, 7404, 'The database was not found.')
  }

  #open(name: string): DatabaseSync {
    const open = this.#sqlite.get(name) ?? new DatabaseSync(':memory:')
    this.#sqlite.set(name, open)
    return open
  }

  /** Runs all statements or none, as D1 does. @returns the rows if it is a query */
  #run(name: string, sql: string) {
    const database = this.#open(name)
    const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 4096 }
    if (/^\s*select\b/i.test(sql)) return { success: true, meta, results: database.prepare(sql).all() }
    database.exec(`BEGIN; ${sql}; COMMIT`)
    return { success: true, meta, results: [] }
  }

  #bucketsIn(headers: Headers): Stored[] {
    const jurisdiction = headers.get('cf-r2-jurisdiction') ?? undefined
    return this.buckets.filter((bucket) => bucket.jurisdiction === jurisdiction)
  }

  #script(name: string) {
    if (!this.workers.has(name))
      throw new ApiError(404, 10_007, 'This Worker does not exist on your account.')
    return { id: name, migration_tag: this.#tags.get(name), last_deployed_from: 'wrangler' }
  }

  async #upload(call: ApiCall, name: string) {
    const metadata = z.parse(workerMetadata, JSON.parse(String((await formOf(call)).get('metadata'))))
    for (const { type, name, text = '' } of metadata.bindings)
      if (type === 'secret_text') {
        if ((this.secrets.get(name) ?? text) !== text)
          throw new ApiError(400, 10_053, `The secret ${name} would be overwritten.`)
        this.secrets.set(name, text)
      }
    const bindings = metadata.bindings.filter(({ type }) => type !== 'secret_text')
    this.workers.set(name, { ...metadata, bindings })
    if (metadata.migrations) this.#tags.set(name, metadata.migrations.new_tag)
    return {
      id: 'version',
      deployment_id: 'version',
      startup_time_ms: 20,
      resources: { script: { etag: 'etag' } },
    }
  }

  async #deploySite(call: ApiCall, project_name: string) {
    const form = await formOf(call)
    const manifest = z.parse(z.record(z.string(), z.string()), JSON.parse(String(form.get('manifest'))))
    this.site = new Map(Object.entries(manifest).map(([path, hash]) => [path, this.#uploads.get(hash) ?? '']))
    for (const [name, file] of form) if (file instanceof File) this.site.set(`/${name}`, await file.text())
    return {
      id: 'deployment',
      url: 'https://deployment.pages.dev',
      project_name,
      latest_stage: DEPLOYED,
      deployment_trigger: { metadata: {} },
    }
  }
}

const DEPLOYED = { name: 'deploy', status: 'success' }
/** A JWT. Wrangler reads its expiry only. */
const UPLOAD_TOKEN = `header.${Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url')}.signature`

/** Adds a resource. Names are unique within a jurisdiction. */
function add(all: Stored[], one: Stored, nameTaken: ApiError): void {
  if (all.some((each) => each.name === one.name && each.jurisdiction === one.jurisdiction)) throw nameTaken
  all.push(one)
}

const idOf = ({ name }: Stored) => `id-of-${name}`
const toDatabase = (one: Stored) => ({ uuid: idOf(one), ...one })
const toNamespace = (one: Stored) => ({ id: idOf(one), title: one.name })
const toProject = ({ name }: Stored) => ({
  name,
  subdomain: `${name}-x7.pages.dev`,
  domains: [`${name}-x7.pages.dev`, 'francais.example'],
  production_branch: 'main',
  deployment_configs: { production: {}, preview: {} },
})
