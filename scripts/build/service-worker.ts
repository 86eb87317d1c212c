import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { ENTRY, type Manifest } from './document.ts'
import { APP_SHELL } from './redirects.ts'

const SERVICE_WORKER_FILE = 'sw.js'
/** Files to precache in addition to scripts and styles. */
const FIXED = [{ url: APP_SHELL, file: `${APP_SHELL}.html` }]

/**
 * Builds the service worker for offline use. It precaches all scripts and styles that pupils need, so that every page
 * can be opened offline, even one never visited before.
 */
export async function buildServiceWorker(root: string, dist: string, manifest: Manifest): Promise<void> {
  const precache = [
    ...filesForPupils(manifest).map((file) => ({ url: `/${file}`, revision: null })),
    ...(await Promise.all(
      FIXED.map(async ({ url, file }) => ({ url, revision: await hash(join(dist, file)) })),
    )),
  ]
  await build({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'warn',
    publicDir: false,
    define: {
      PRECACHE: JSON.stringify(precache),
      APP_SHELL: JSON.stringify(APP_SHELL),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'web/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: SERVICE_WORKER_FILE },
      },
    },
  })
}

/** All files reachable from the entry, without the admin pages and the fonts for letters that French lacks. */
function filesForPupils(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source) || isAdmins(source)) return
    seen.add(source)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(ENTRY)
  return [...files].filter((file) => !file.includes('-latin-ext-')).toSorted()
}

function isAdmins(source: string): boolean {
  return /^(?:features\/(?:admin|page-state)\/|routes\/admin)/.test(source)
}

async function hash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)
}
