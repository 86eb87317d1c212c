import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { experimental_readRawConfig } from 'wrangler'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { runWrangler } from '../run-wrangler.ts'
import { makeMissingSecrets } from '../secrets.ts'
import { answerFromWorkerd } from './bare-workerd.ts'
import { workerConfig } from './config.ts'
import { readDeployment } from './deployment.ts'

const HELLO = 'export default { fetch: () => new Response("bonjour") }'
const configWith = (change: object) => JSON.stringify({ compatibility_date: '2026-11-01', ...change })

it('runs the deployment bundle with its configuration without warnings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  const file = join(folder, 'wrangler.json')
  const { rawConfig: toml } = experimental_readRawConfig({ config: 'wrangler.toml' })
  const resources = { database: 'd', cache: 'c', release: 'r', siteUrl: 'https://school.example' }
  const config = workerConfig(toml, readDeployment('production'), resources, `${process.cwd()}/`)
  await writeFile(file, JSON.stringify(config))
  await runWrangler(['deploy', '--dry-run', '--config', file, '--outdir', folder])
  const script = await readFile(join(folder, 'index.js'), 'utf8')
  await rm(folder, { recursive: true })
  const secrets = await makeMissingSecrets(new Set())
  const answer = await answerFromWorkerd(JSON.stringify(config), script, '/api/v1/health', secrets)
  expect(z.parse(errorAnswer, JSON.parse(answer)).error.code).toBe('schoolFilling')
})

it('returns the answer of a valid Worker', async () => {
  expect(await answerFromWorkerd(configWith({}), HELLO, '/')).toBe('bonjour')
})

it.each([
  ['a flag that is on by default', { compatibility_flags: ['nodejs_compat'] }, HELLO, /nodejs_compat/],
  ['a date beyond the runtime', { compatibility_date: '2030-01-01' }, HELLO, /2030-01-01/],
  [
    'a class that is missing',
    { durable_objects: { bindings: [{ name: 'MAIN', class_name: 'Room' }] } },
    HELLO,
    /Room/,
  ],
  ['a script that fails', {}, 'throw new Error("broken")', /broken/],
])('reports %s', async (_what, change, script, message) => {
  await expect(answerFromWorkerd(configWith(change), script, '/')).rejects.toThrow(message)
})
