import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { experimental_readRawConfig } from 'wrangler'
import { deploy, type World } from './deploy.ts'
import { readDeployment } from './deployment.ts'
import { FakeAccount } from './testing/fake-account.ts'

const production = readDeployment('production')
const { rawConfig: toml } = experimental_readRawConfig({ config: 'wrangler.toml' })
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('makes all that a school needs in an empty account, each before what needs it', async () => {
  const account = new FakeAccount()
  const said = await deployed(account, 'one')
  expect(account.calls.filter((call) => !/ list|project list/.test(call)).map(shortened)).toEqual([
    'd1 create mme-bravo',
    'kv namespace create mme-bravo',
    'r2 bucket create mme-bravo-media',
    'pages project create mme-bravo --production-branch main --force',
    'd1 migrations apply mme-bravo --remote',
    'd1 execute mme-bravo --remote --json --command SELECT count(*) AS users FROM users',
    `d1 execute mme-bravo --remote --yes --file ${folder}/deployment/seed.sql`,
    'deploy',
    'pages deploy',
  ])
  expect(Object.keys(account.secrets).toSorted()).toEqual(['PUBLIC_KEYS', 'ROOM_SECRET', 'SIGNING_KEY'])
  expect(JSON.parse(account.config ?? '')).toMatchObject({
    name: 'mme-bravo',
    vars: { SCHOOL_TIME_ZONE: 'America/Toronto', RELEASE: 'one' },
    d1_databases: [{ binding: 'DB', database_name: 'mme-bravo', database_id: 'id-of-database' }],
    kv_namespaces: [{ binding: 'CACHE', id: 'id-of-cache' }],
    r2_buckets: [{ binding: 'MEDIA', bucket_name: 'mme-bravo-media' }],
  })
  expect([...account.site.keys()].toSorted()).toEqual([
    '/_headers',
    '/_redirects',
    '/_routes.json',
    '/_worker.js',
    '/assets/one.js',
    '/index.html',
    '/release.json',
  ])
  expect(said).toContain('  administrator: madame')
  expect(said.join()).not.toContain('correct horse')
  expect(said.at(-1)).toBe('Mme Bravo is at https://mme-bravo-x7.pages.dev')
})

it('changes nothing where it is run again: no store, no secret, no administrator', async () => {
  const account = new FakeAccount()
  await deployed(account, 'one')
  const before = stateOf(account)
  account.calls.length = 0
  const said = await deployed(account, 'one')
  expect(account.calls.filter((call) => / create |--secrets-file/.test(call))).toEqual([])
  expect(said.join()).not.toContain('password')
  expect(stateOf(account)).toEqual(before)
})

it('is run again after an interruption at any of its calls, and ends as if there had been none', async () => {
  const whole = new FakeAccount()
  await deployed(whole, 'one')
  for (const breaksAfter of whole.calls.keys()) {
    const account = new FakeAccount()
    account.breaksAfter = breaksAfter
    await expect(deployed(account, 'one')).rejects.toThrow('The connection broke.')
    expect(filesWithSecrets()).toEqual([])
    account.breaksAfter = Number.POSITIVE_INFINITY
    await deployed(account, 'one')
    expect({ ...stateOf(account), secrets: null }).toEqual({ ...stateOf(whole), secrets: null })
    expect(Object.keys(account.secrets)).toHaveLength(3)
  }
})

it('makes a password where none is typed, and says it once', async () => {
  const said = await deployed(new FakeAccount(), 'one', () => '')
  expect(said.filter((line) => /password: +\w{16} +\(shown this once\)$/.test(line))).toHaveLength(1)
})

it('asks again for a password that is too short, easily guessed or not the same twice', async () => {
  const answers = [
    ...['court', 'password', 'Madame2026', 'a'.repeat(257)],
    ...['correct horse', 'correct house'],
    ...['violette et hibou', 'violette et hibou'],
  ]
  const account = new FakeAccount()
  const said = await deployed(account, 'one', (question) =>
    /password|The same/i.test(question) ? (answers.shift() ?? 'no answer') : '',
  )
  expect(answers).toEqual([])
  expect(said.filter((line) => /^ {2}(A password has|It is|They differ)/.test(line))).toHaveLength(5)
  expect(account.users).toBe(1)
})

it('leaves no file with secrets or the hash of a password behind', async () => {
  await deployed(new FakeAccount(), 'one')
  expect(filesWithSecrets()).toEqual([])
})

it('takes secrets that somebody has kept, so that printed cards stay good', async () => {
  const kept = join(folder, 'kept.json')
  await writeFile(kept, JSON.stringify({ SIGNING_KEY: 'old key', PUBLIC_KEYS: 'old keys' }))
  const account = new FakeAccount()
  await deployed(account, 'one', (question) => (question.startsWith('File') ? kept : ''))
  expect(account.secrets).toMatchObject({ SIGNING_KEY: 'old key', PUBLIC_KEYS: 'old keys' })
  expect(account.secrets.ROOM_SECRET?.length).toBeGreaterThan(32)
})

it('touches nothing where one key of the pair is there without the other', async () => {
  const account = new FakeAccount()
  await deployed(account, 'one')
  account.secrets = { SIGNING_KEY: 'key', ROOM_SECRET: 'secret' }
  const before = stateOf(account)
  await expect(deployed(account, 'two')).rejects.toThrow(/without the other: set PUBLIC_KEYS/)
  expect(stateOf(account)).toEqual(before)
})

it('keeps the scripts of the versions before for those who have them open', async () => {
  const account = new FakeAccount()
  await deployed(account, 'one')
  await deployed(account, 'two')
  await deployed(account, 'three')
  expect([...account.site.keys()].filter((path) => path.startsWith('/assets/')).toSorted()).toEqual([
    '/assets/one.js',
    '/assets/three.js',
    '/assets/two.js',
  ])
  expect(account.site.get('/assets/one.js')).toBe('script of one')
})

it('asks search engines to leave staging alone, with every file, and the real school not at all', async () => {
  const rule = /^\/\*\n {2}X-Robots-Tag: noindex\n {2}X-Content-Type-Options: nosniff$/m
  const headersOf = async (which: string) => {
    const account = new FakeAccount()
    const { isListed } = readDeployment(which)
    await deployed(account, 'one', undefined, { ...production, isListed })
    return account.site.get('/_headers')
  }
  expect(await headersOf('staging')).toMatch(rule)
  expect(await headersOf('production')).not.toContain('noindex')
})

it('says where the name of the school still has to be added', async () => {
  const own = { ...production, siteUrl: 'https://francais.example' }
  const said = await deployed(new FakeAccount(), 'one', undefined, own)
  expect(said.at(-1)).toContain('Custom domains')
  expect(said).toContain('Build the site for https://francais.example')
})

async function deployed(
  account: FakeAccount,
  release: string,
  ask = (question: string): string => (/^Password|^The same/.test(question) ? 'correct horse' : ''),
  deployment = production,
): Promise<string[]> {
  const said: string[] = []
  const world: World = {
    wrangler: account.wrangler,
    toml,
    folder: join(folder, 'deployment'),
    root: '../../',
    build: () => builtSite(release),
    ask: async (question) => ask(question),
    askSecret: async (question) => ask(question),
    say: (line) => said.push(line),
    fetch: account.fetch,
    untilItAnswers: async () => {},
    whatIsMissing: async () => 'nobody answers there.',
    now: () => new Date('2026-11-21T12:00:00Z'),
  }
  await deploy(deployment, world)
  return said
}

/** A build of three files. */
async function builtSite(release: string): Promise<string> {
  const dist = join(folder, release)
  const script = `assets/${release}.js`
  await mkdir(join(dist, 'assets'), { recursive: true })
  const files = {
    'index.html': release,
    [script]: `script of ${release}`,
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    _redirects: '/login /app 200\n',
    'release.json': JSON.stringify({ release, files: [script] }),
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)))
  return dist
}

function stateOf({ database, cache, bucket, project, users, secrets, config, site }: FakeAccount) {
  return { database, cache, bucket, project, users, secrets, config, site: [...site] }
}

function filesWithSecrets(): string[] {
  return ['secrets.json', 'seed.sql'].filter((name) => existsSync(join(folder, 'deployment', name)))
}

function shortened(call: string): string {
  return call.replace(/ (--config|--cwd|--location).*/, '')
}
