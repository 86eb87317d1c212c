import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ask, askSecret } from './ask.ts'
import { settleAccount } from './deploy/account.ts'
import { readDeployment } from './deploy/deployment.ts'
import { look } from './deploy/present.ts'
import { resetAdmin } from './reset-admin/reset-admin.ts'
import { runWrangler } from './run-wrangler.ts'
import { DATABASE, STATE } from './school-server.ts'

/**
 * `npm run reset-admin [local|production|staging] [-- --name madame]`: a new password for an administrator who has forgotten
 * theirs; see docs/deploy.md. `local`, the school of `npm start`, is meant where none is named; `SCHOOL_STATE` names another folder than its own.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' } },
})
const [which = 'local'] = positionals
const folder = `.wrangler/reset-admin/${which}`
await mkdir(folder, { recursive: true })
const database = which === 'local' ? ofThisMachine() : await ofTheAccount(which)
const { userName, wasDisabled, hadFactors, password } = await resetAdmin(values.name ?? null, {
  wrangler: runWrangler,
  database,
  file: join(folder, 'reset.sql'),
  askSecret,
})
console.log(`${userName} has a new password, and is signed out everywhere.`)
if (wasDisabled) console.log('  The account was disabled: it is enabled now.')
if (hadFactors)
  console.log('  Its second factors are removed: the password alone signs in, until new ones are set up.')
if (password !== null) console.log(`  password: ${password}   (shown this once)`)

function ofThisMachine(): string[] {
  return [DATABASE, '--local', '--persist-to', process.env.SCHOOL_STATE ?? STATE]
}

/** The account's database by its number; without a configuration wrangler would take that of this machine's. */
async function ofTheAccount(which: string): Promise<string[]> {
  const deployment = readDeployment(which)
  await settleAccount({ wrangler: runWrangler, ask, say: (line) => console.log(line) })
  const { database } = await look(runWrangler, deployment)
  if (database === null) throw new Error(`The account has no database ${deployment.name}.`)
  const config = join(folder, 'wrangler.json')
  const binding = { binding: 'DB', database_name: deployment.name, database_id: database }
  await writeFile(config, JSON.stringify({ name: deployment.name, d1_databases: [binding] }))
  return [deployment.name, '--remote', '--config', config]
}
