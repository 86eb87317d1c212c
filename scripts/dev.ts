import { relative, resolve, sep } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { loadDevVars } from './dev-vars.ts'
import { reportError } from './report-errors.ts'
import { STATE, startSchool } from './school-server.ts'
import { choosePort } from './start/port-error.ts'
import { welcome } from './start/welcome.ts'

/**
 * `npm run dev`: serves the site with Vite's hot reload and, behind it, the school of `npm start`. The school
 * reloads when the Worker, the room, the rules, the content or the migrations change, and keeps its state.
 */
const ROOT = resolve(import.meta.dirname, '..')
/** Folders whose changes reload the school. */
const SOURCES = ['worker', 'party', 'domain', 'content', 'migrations']
/** A checkout writes many files in quick succession. */
const DEBOUNCE_MS = 100

const port = await choosePort()
const { ADMIN_PASSWORD, ...variables } = await loadDevVars('.dev.vars')
const school = await startSchool({ port, state: STATE, variables, site: false })
process.env.PORT = new URL(school.url).port
const vite = await createServer({ configFile: resolve(ROOT, 'vite.config.ts') })
// Unlike Node's own import, it reads changed modules again.
const runner = createServerModuleRunner(vite.environments.ssr)

const admin = await fill()
await vite.listen()
const [address = ''] = vite.resolvedUrls?.local ?? []
console.log(`\n${welcome(address, admin).join('\n')}`)

let reloadTimer: NodeJS.Timeout | undefined
let reloading = Promise.resolve()
vite.watcher.add(SOURCES.map((folder) => resolve(ROOT, folder)))
vite.watcher.on('all', (_event, file) => {
  const [folder = ''] = relative(ROOT, file).split(sep)
  if (!SOURCES.includes(folder) || /\.test\.ts$|\/testing\//.test(file)) return
  clearTimeout(reloadTimer)
  reloadTimer = setTimeout(() => {
    reloading = reloading.then(reload)
  }, DEBOUNCE_MS)
})

async function fill() {
  const { fillSchool }: typeof import('./fill-school.ts') = await runner.import(
    resolve(ROOT, 'scripts/fill-school.ts'),
  )
  return fillSchool(school, process.env.ADMIN_PASSWORD || ADMIN_PASSWORD)
}

/** Reloads Worker, room and database, then the open pages. */
async function reload(): Promise<void> {
  const start = performance.now()
  try {
    await school.reload()
    await fill()
    vite.ws.send({ type: 'full-reload' })
    console.log(`The school was reloaded in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  } catch (error) {
    console.error(
      `The school could not be reloaded, and runs as before: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

// Errors of a running school keep their stack trace.
process.off('uncaughtException', reportError)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await vite.close()
    await school.stop()
    process.exit(0)
  })
}
