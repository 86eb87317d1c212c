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

it('staging and production share nothing: no name, no store, no count of requests', () => {
  const [production, staging] = [render('production'), render('staging')]
  expect(staging.name).not.toBe(production.name)
  expect(staging.d1_databases[0]?.database_name).not.toBe(production.d1_databases[0]?.database_name)
  expect(staging.r2_buckets[0]?.bucket_name).not.toBe(production.r2_buckets[0]?.bucket_name)
  expect(staging.ratelimits[0]?.namespace_id).not.toBe(production.ratelimits[0]?.namespace_id)
})

it('takes over what wrangler.toml says beside: room, times and the migrations of the room', () => {
  expect(render('production')).toMatchObject({
    main: '../worker/index.ts',
    alias: { debug: '.././worker/library-parts/debug.ts' },
    durable_objects: { bindings: [{ name: 'MAIN', class_name: 'SchoolRoom' }] },
    migrations: [{ tag: 'v1', new_sqlite_classes: ['SchoolRoom'] }],
    triggers: { crons: ['0 9 * * *'] },
    workers_dev: false,
    vars: { ROOM_LOCATION: 'enam', ROOM_JURISDICTION: '' },
  })
})

it("keeps the Worker's own log lines, and no line that Cloudflare writes for each call", () => {
  expect(render('production')).toMatchObject({
    observability: {
      enabled: true,
      head_sampling_rate: 1,
      redact_query_string: true,
      logs: { invocation_logs: false },
    },
  })
})

it('restricts bucket and room to the jurisdiction of the deployment', () => {
  const european = { ...readDeployment('production'), jurisdiction: 'eu' } as const
  expect(workerConfig(toml, european, resources, '../')).toMatchObject({
    r2_buckets: [{ bucket_name: 'mme-bravo-media', jurisdiction: 'eu' }],
    vars: { ROOM_JURISDICTION: 'eu' },
  })
})

it("tells the Worker the school's own address, for which passkeys are made", () => {
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
  ['a time zone that there is not', { variables: { SCHOOL_TIME_ZONE: 'America/Torronto' } }],
])('%s is refused before anything is done', (_name, change) => {
  const { which: _which, number: _number, ...sound } = readDeployment('production')
  expect(() => readDeployment('own', { own: { ...sound, ...change } })).toThrow()
  expect(readDeployment('own', { own: sound }).which).toBe('own')
})

it('a deployment that nobody described is refused by name', () => {
  expect(() => readDeployment('holidays')).toThrow('production or staging')
})
