import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { experimental_readRawConfig } from 'wrangler'
import { runWrangler } from '../../run-wrangler.ts'
import type { DeployDependencies } from '../deploy.ts'
import type { FakeCloudflare } from './fake-cloudflare.ts'

/** Dependencies of a deployment with the real wrangler, the fake API and a site of a few files. */
export function fakeDependencies(cloudflare: FakeCloudflare, folder: string, release: string) {
  const logged: string[] = []
  const { account, env } = cloudflare
  const dependencies: DeployDependencies = {
    wrangler: (args) => runWrangler(args, env),
    toml: experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig,
    folder: join(folder, 'deployment'),
    root: `${process.cwd()}/`,
    build: () => buildSite(join(folder, release), release),
    ask: async () => '',
    askSecret: async () => 'correct horse',
    log: (line) => logged.push(line),
    async fetch(url) {
      const content = account.site.get(new URL(url).pathname)
      return content === undefined ? new Response('', { status: 404 }) : new Response(content)
    },
    waitUntilDeployed: async () => {},
    findOutdatedPart: async () => 'nobody answers there.',
    now: () => new Date('2026-11-21T12:00:00Z'),
  }
  return { dependencies, logged }
}

/** Writes a site of a few files and returns its folder. */
export async function buildSite(folder: string, release: string): Promise<string> {
  const script = `assets/${release}.js`
  const picture = `media/pictures/${release}.svg`
  const files = {
    'index.html': release,
    [script]: `script of ${release}`,
    [picture]: `picture of ${release}`,
    _headers: '/*\n  X-Content-Type-Options: nosniff\n',
    _redirects: '/login /app 200\n',
    'release.json': JSON.stringify({ release, files: [script] }),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}
