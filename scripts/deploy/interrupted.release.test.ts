import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** A deployment that never gets a response to the call that uploads the secrets. */
const DEPLOYMENT = `
  import { deploy } from './scripts/deploy/deploy.ts'
  import { readDeployment } from './scripts/deploy/deployment.ts'
  import { openFakeCloudflare } from './scripts/deploy/testing/fake-cloudflare.ts'
  import { fakeDependencies } from './scripts/deploy/testing/fake-dependencies.ts'

  const cloudflare = await openFakeCloudflare()
  cloudflare.before = (call) => {
    if (!call.startsWith('PUT /accounts/account/workers/scripts/')) return
    console.log('it takes the secrets')
    return new Promise(() => {})
  }
  await deploy(readDeployment('production'), fakeDependencies(cloudflare, process.argv[1], 'one').dependencies)
`

let folder = ''
let child: ChildProcess | null = null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
})
afterEach(async () => {
  if (child?.exitCode === null) signalGroup(child, 'SIGKILL')
  await rm(folder, { recursive: true })
})

it.each([
  ['Ctrl-C', 'SIGINT', 130],
  ['a shutdown', 'SIGTERM', 143],
] as const)(
  'leaves no secret on the disk when interrupted by %s',
  { timeout: 600_000 },
  async (_what, signal, code) => {
    const started = spawn('node', ['--input-type=module', '--eval', DEPLOYMENT, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    child = started
    await once(started.stdout, 'data')
    expect(filesWithSecrets()).toEqual(['secrets.json', 'seed.sql'])
    const ended = once(started, 'close')
    signalGroup(started, signal)
    expect(await ended).toEqual([code, null])
    expect(filesWithSecrets()).toEqual([])
  },
)

/** Signals the process and its wrangler, as a terminal does. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal)
}

function filesWithSecrets(): string[] {
  return ['secrets.json', 'seed.sql'].filter((name) => existsSync(join(folder, 'deployment', name)))
}
