import { command } from './command.ts'
import { scheduleDailyRun } from './daily-run.ts'
import { loadDevVars } from './dev-vars.ts'
import { fillSchool } from './fill-school.ts'
import { reportError } from './report-errors.ts'
import { STATE, startSchool } from './school-server.ts'
import { choosePort } from './start/port-error.ts'
import { welcome } from './start/welcome.ts'

/** `npm start`: builds the site and serves the whole school locally until Ctrl-C. The state is in `.wrangler/state`. */
const port = await choosePort()
const { ADMIN_PASSWORD, ...variables } = await loadDevVars('.dev.vars')

console.log('Building the site …')
await command('node', ['scripts/build.ts'])
const school = await startSchool({ port, state: STATE, variables })
const admin = await fillSchool(school, process.env.ADMIN_PASSWORD || ADMIN_PASSWORD)
await scheduleDailyRun({ run: school.runDaily, file: `${STATE}/daily-run`, now: () => new Date() })

console.log(`\n${welcome(school.url, admin).join('\n')}`)

// Errors of a running school keep their stack trace.
process.off('uncaughtException', reportError)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await school.stop()
    process.exit(0)
  })
}
