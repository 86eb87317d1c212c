import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A deployment that gets no answer to the call that takes the secrets. */
const DEPLOYMENT = `
  import { experimental_readRawConfig } from 'wrangler'
  import { deploy } from './scripts/deploy/deploy.ts'
  import { readDeployment } from './scripts/deploy/deployment.ts'
  import { FakeAccount } from './scripts/deploy/testing/fake-account.ts'

  const folder = process.argv[1]
  const account = new FakeAccount()
  await deploy(readDeployment('production'), {
    async wrangler(args) {
      if (!args.includes('--secrets-file')) return account.wrangler(args)
      console.log('it takes the secrets')
      return new Promise(() => setInterval(() => {}, 1000))
    },
    toml: experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig,
    folder,
    root: '../../',
    build: async () => folder + '/dist',
    ask: async () => '',
    askSecret: async () => '',
    say: () => {},
    fetch: account.fetch,
    untilItAnswers: async () => {},
    whatIsMissing: async () => null,
    now: () => new Date(),
  })
`

let folder = ''
let child: ChildProcess | null = null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  await mkdir(join(folder, 'dist'))
  const files = { _headers: '', _redirects: '', 'release.json': '{"release":"one","files":[]}' }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'dist', name), text)
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

it.each([
  ['Ctrl-C', 'SIGINT', 130],
  ['the end of the machine', 'SIGTERM', 143],
] as const)(
  'a deployment that is interrupted by %s leaves no secret on the disk',
  async (_what, signal, code) => {
    const started = spawn('node', ['--input-type=module', '--eval', DEPLOYMENT, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    await once(started.stdout, 'data')
    expect(filesWithSecrets()).toEqual(['secrets.json', 'seed.sql'])
    const ended = once(started, 'close')
    started.kill(signal)
    expect(await ended).toEqual([code, null])
    expect(filesWithSecrets()).toEqual([])
  },
)

function filesWithSecrets(): string[] {
  return ['secrets.json', 'seed.sql'].filter((name) => existsSync(join(folder, name)))
}
