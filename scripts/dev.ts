import { relative, resolve, sep } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { devVars } from './dev-vars.ts'
import { STATE, startSchool } from './school-server.ts'
import { portFault } from './start/port-fault.ts'
import { welcome } from './start/welcome.ts'

/**
 * `npm run dev`: the site by Vite, which shows each change of `web` at once, and the school of `npm start` behind it, which takes up each
 * change of the Worker, the room, the rules, the content and the migrations, and keeps its state.
 */
const ROOT = resolve(import.meta.dirname, '..')
/** What the Worker is made of, and what fills its database. */
const SOURCES = ['worker', 'party', 'domain', 'content', 'migrations']
/** So long nothing more must change: an editor or a checkout writes many files at once. */
const SETTLED_MS = 100

const port = process.env.PORT || '8787'
const fault = await portFault(port)
if (fault !== null) {
  console.error(fault)
  process.exit(1)
}
const { ADMIN_PASSWORD, ...variables } = await devVars('.dev.vars')
const school = await startSchool({ port: Number(port), state: STATE, variables, site: false })
process.env.PORT = new URL(school.url).port
const vite = await createServer({ configFile: resolve(ROOT, 'vite.config.ts') })
// Reads the content again where it has changed, which Node itself would not.
const runner = createServerModuleRunner(vite.environments.ssr)

const admin = await fill()
await vite.listen()
const [address = ''] = vite.resolvedUrls?.local ?? []
console.log(`\n${welcome(address, admin).join('\n')}`)

let settled: NodeJS.Timeout | undefined
let reloading = Promise.resolve()
vite.watcher.add(SOURCES.map((folder) => resolve(ROOT, folder)))
vite.watcher.on('all', (_event, file) => {
  const [folder = ''] = relative(ROOT, file).split(sep)
  if (!SOURCES.includes(folder) || /\.test\.ts$|\/testing\//.test(file)) return
  clearTimeout(settled)
  settled = setTimeout(() => {
    reloading = reloading.then(reload)
  }, SETTLED_MS)
})

async function fill() {
  const { fillSchool }: typeof import('./fill-school.ts') = await runner.import(
    resolve(ROOT, 'scripts/fill-school.ts'),
  )
  return fillSchool(school, process.env.ADMIN_PASSWORD || ADMIN_PASSWORD)
}

/** Brings Worker, room and database up to date, and then the pages that are open. */
async function reload(): Promise<void> {
  const start = performance.now()
  try {
    await school.reload()
    await fill()
    vite.ws.send({ type: 'full-reload' })
    console.log(`The school is up to date again, after ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  } catch (error) {
    console.error(`The school goes on as it was: ${error instanceof Error ? error.message : String(error)}`)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await vite.close()
    await school.stop()
    process.exit(0)
  })
}
