import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deploy } from './deploy.ts'
import { readDeployment } from './deployment.ts'
import { readExistingResources } from './existing-resources.ts'
import { ApiError } from './testing/api-call.ts'
import { type FakeCloudflare, openFakeCloudflare } from './testing/fake-cloudflare.ts'
import { fakeDependencies } from './testing/fake-dependencies.ts'

/** A deployment runs wrangler about twenty times. */
const TIMEOUT_MS = 600_000

const production = readDeployment('production')
let folder = ''
let cloudflare: FakeCloudflare
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  cloudflare = await openFakeCloudflare()
})
afterEach(async () => {
  expect(cloudflare.strayHosts).toEqual([])
  cloudflare.close()
  await rm(folder, { recursive: true })
})

it('creates everything in an empty account, and later updates only what changed', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { account, calls } = cloudflare
  const { dependencies, logged } = fakeDependencies(cloudflare, folder, 'one')
  await deploy(production, dependencies)
  expect(orderOf(calls)).toEqual(['D1', 'KV', 'R2', 'Pages', 'tables', 'contents', 'Worker', 'site'])
  expect(account.workers.get('mme-bravo')).toMatchObject({
    compatibility_date: '2026-11-01',
    observability: { enabled: true, redact_query_string: true, logs: { invocation_logs: false } },
    bindings: expect.arrayContaining([
      { name: 'DB', type: 'd1', id: 'id-of-mme-bravo' },
      { name: 'CACHE', type: 'kv_namespace', namespace_id: 'id-of-mme-bravo' },
      { name: 'MEDIA', type: 'r2_bucket', bucket_name: 'mme-bravo-media' },
      { name: 'RELEASE', type: 'plain_text', text: 'one' },
      { name: 'ROOM_LOCATION', type: 'plain_text', text: 'enam' },
    ]),
  })
  expect([...account.secrets.keys()].toSorted()).toEqual(['PUBLIC_KEYS', 'ROOM_SECRET', 'SIGNING_KEY'])
  expect(account.rows('mme-bravo', 'SELECT user_name FROM users')).toEqual([{ user_name: 'madame' }])
  expect(logged).toContain('  administrator: madame')
  expect(logged.join()).not.toContain('correct horse')
  expect(logged.at(-1)).toBe('Mme Bravo is at https://mme-bravo-x7.pages.dev')
  expect(filesWithSecrets()).toEqual([])

  calls.length = 0
  const secrets = new Map(account.secrets)
  await deploy(production, fakeDependencies(cloudflare, folder, 'two').dependencies)
  expect(orderOf(calls)).toEqual(['tables', 'contents', 'Worker', 'site'])
  expect(account.secrets).toEqual(secrets)
  expect(account.rows('mme-bravo', 'SELECT user_name FROM users')).toHaveLength(1)
  expect([...account.site.keys()].filter((path) => path.startsWith('/assets/')).toSorted()).toEqual([
    '/assets/one.js',
    '/assets/two.js',
  ])
})

it('completes on a second run after the response to any one call was lost', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { account } = cloudflare
  const lost = new Set<string>()
  let queries = 0
  // Wrangler itself retries the other calls that change something.
  cloudflare.losesResponse = (call) => {
    const name = call.endsWith('query') ? `${call} ${++queries}` : call
    const isLost = /^POST .*(database|namespaces|buckets|projects|query (2|20)|import)$|schedules$/.test(name)
    return isLost && lost.size < lost.add(name).size
  }
  const run = () => deploy(production, fakeDependencies(cloudflare, folder, 'one').dependencies)
  let failures = 0
  while (
    await run().then(
      () => false,
      () => true,
    )
  )
    failures += 1
  expect(failures).toBe(8)
  expect(lost.size).toBe(8)
  expect(account).toMatchObject({
    databases: [{ name: 'mme-bravo' }],
    namespaces: [{ name: 'mme-bravo' }],
    buckets: [{ name: 'mme-bravo-media' }],
    projects: [{ name: 'mme-bravo' }],
  })
  expect(account.secrets.size).toBe(3)
  expect(account.rows('mme-bravo', 'SELECT user_name FROM users')).toHaveLength(1)
  expect(filesWithSecrets()).toEqual([])
})

it.each([
  ['too many calls', /d1\/database$/, new ApiError(429, 971, 'Please wait.')],
  ['a token without the right', /namespaces$/, new ApiError(403, 10_000, 'Authentication error')],
  ['a fault of R2', /buckets\/mme-bravo-media$/, new ApiError(500, 10_001, 'Internal error.')],
  ['a gateway that is down', /pages\/projects$/, new ApiError(502, 0, 'Bad gateway')],
  ['a fault of Workers', /secrets$/, new ApiError(503, 10_013, 'Unknown error')],
])('creates nothing after %s', { timeout: TIMEOUT_MS }, async (_what, pattern, error) => {
  cloudflare.before = (call) => {
    if (pattern.test(call)) throw error
  }
  const { dependencies } = fakeDependencies(cloudflare, folder, 'one')
  await expect(deploy(production, dependencies)).rejects.toThrow(error.message)
  expect(cloudflare.calls.filter((call) => /^(PUT|POST \/accounts)/.test(call))).toEqual([])
})

it('creates stores in the jurisdiction, and refuses to change it later', {
  timeout: TIMEOUT_MS,
}, async () => {
  const european = { ...production, jurisdiction: 'eu' } as const
  const { account } = cloudflare
  account.buckets.push({ name: 'mme-bravo-media' })
  const { dependencies } = fakeDependencies(cloudflare, folder, 'one')
  await deploy(european, dependencies)
  expect(account.databases).toEqual([{ name: 'mme-bravo', jurisdiction: 'eu' }])
  expect(account.buckets).toEqual([
    { name: 'mme-bravo-media' },
    { name: 'mme-bravo-media', jurisdiction: 'eu' },
  ])
  expect(account.workers.get('mme-bravo')).toMatchObject({
    bindings: expect.arrayContaining([
      { name: 'MEDIA', type: 'r2_bucket', bucket_name: 'mme-bravo-media', jurisdiction: 'eu' },
      { name: 'ROOM_JURISDICTION', type: 'plain_text', text: 'eu' },
    ]),
  })
  await expect(readExistingResources(dependencies.wrangler, production)).rejects.toThrow(
    'has the jurisdiction eu, not none',
  )
})

/** Lists the resources that the calls changed, in order, without duplicates. */
function orderOf(calls: readonly string[]): string[] {
  const changes: [RegExp, string][] = [
    [/^POST .*\/d1\/database$/, 'D1'],
    [/^POST .*\/namespaces$/, 'KV'],
    [/^POST .*\/buckets$/, 'R2'],
    [/^POST .*\/projects$/, 'Pages'],
    [/\/query$/, 'tables'],
    [/\/import$/, 'contents'],
    [/^PUT .*\/scripts\/mme-bravo$|\/versions$/, 'Worker'],
    [/^POST .*\/projects\/mme-bravo\/deployments$/, 'site'],
  ]
  return [
    ...new Set(
      calls.flatMap((call) => changes.flatMap(([pattern, what]) => (pattern.test(call) ? [what] : []))),
    ),
  ]
}

function filesWithSecrets(): string[] {
  return ['secrets.json', 'seed.sql'].filter((name) => existsSync(join(folder, 'deployment', name)))
}
