import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { experimental_readRawConfig } from 'wrangler'
import { siteConfig, workerConfig } from './config.ts'
import { readDeployment } from './deployment.ts'

const { rawConfig: toml } = experimental_readRawConfig({ config: 'wrangler.toml' })
const resources = {
  database: 'database-id',
  cache: 'cache-id',
  release: 'abc',
  siteUrl: 'https://francais.example',
}
const render = (which: string) => workerConfig(toml, readDeployment(which), resources, '../')

it('shares no name, store or rate limit between staging and production', () => {
  const [production, staging] = [render('production'), render('staging')]
  expect(staging.name).not.toBe(production.name)
  expect(staging.d1_databases[0]?.database_name).not.toBe(production.d1_databases[0]?.database_name)
  expect(staging.r2_buckets[0]?.bucket_name).not.toBe(production.r2_buckets[0]?.bucket_name)
  expect(staging.ratelimits[0]?.namespace_id).not.toBe(production.ratelimits[0]?.namespace_id)
})

it('leaves the database of wrangler.toml unnamed, so that wrangler finds those of the account by name', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).not.toMatch(/^database_name/m)
})

it('keeps the room, its migrations and the cron trigger of wrangler.toml', () => {
  expect(render('production')).toMatchObject({
    main: '../worker/index.ts',
    alias: { debug: '.././worker/library-parts/debug.ts' },
    durable_objects: {
      bindings: [
        { name: 'MAIN', class_name: 'SchoolRoom' },
        { name: 'LIVE', class_name: 'LiveGame' },
      ],
    },
    migrations: [
      { tag: 'v1', new_sqlite_classes: ['SchoolRoom'] },
      { tag: 'v2', new_sqlite_classes: ['LiveGame'] },
    ],
    triggers: { crons: ['0 9 * * *'] },
    workers_dev: false,
    vars: { ROOM_LOCATION: 'enam', ROOM_JURISDICTION: '' },
  })
})

it('logs what the Worker itself writes, but no invocation logs', () => {
  expect(render('production')).toMatchObject({
    observability: {
      enabled: true,
      head_sampling_rate: 1,
      redact_query_string: true,
      logs: { invocation_logs: false },
    },
  })
})

it('restricts the bucket and the room to the jurisdiction of the deployment', () => {
  const european = { ...readDeployment('production'), jurisdiction: 'eu' } as const
  expect(workerConfig(toml, european, resources, '../')).toMatchObject({
    r2_buckets: [{ bucket_name: 'mme-bravo-media', jurisdiction: 'eu' }],
    vars: { ROOM_JURISDICTION: 'eu' },
  })
})

it("sets the school's address and the release as variables of the Worker", () => {
  expect(render('production').vars).toMatchObject({ SITE_URL: 'https://francais.example', RELEASE: 'abc' })
})

it('binds the site to the Worker of the same deployment', () => {
  expect(siteConfig(toml, readDeployment('staging'))).toMatchObject({
    name: 'mme-bravo-staging',
    services: [{ binding: 'SCHOOL', service: 'mme-bravo-staging' }],
  })
})

it.each([
  ['a name that Cloudflare refuses', { name: 'Mme Bravo' }],
  ['an address with a path', { siteUrl: 'https://school.example/french' }],
  ['an address without TLS', { siteUrl: 'http://school.example' }],
  ['an unknown time zone', { variables: { SCHOOL_TIME_ZONE: 'America/Torronto' } }],
])('refuses a deployment with %s', (_name, change) => {
  const { which: _which, number: _number, ...sound } = readDeployment('production')
  expect(() => readDeployment('own', { own: { ...sound, ...change } })).toThrow()
  expect(readDeployment('own', { own: sound }).which).toBe('own')
})

it('lists the known deployments if an unknown one is requested', () => {
  expect(() => readDeployment('holidays')).toThrow('production or staging')
})
