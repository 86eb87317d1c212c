import './report-errors.ts'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ask, askSecret } from './ask.ts'
import { selectAccount } from './deploy/account.ts'
import { readDeployment } from './deploy/deployment.ts'
import { resetAdmin } from './reset-admin/reset-admin.ts'
import { runWrangler } from './run-wrangler.ts'
import { existingState } from './school-server.ts'

/**
 * `npm run reset-admin [local|production|staging] [-- --name madame]`: sets a new password for an administrator; see
 * docs/deploy.md. The default is `local`, the school of `npm start`; `SCHOOL_STATE` overrides its folder.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' } },
})
const [which = 'local'] = positionals
const folder = `.wrangler/reset-admin/${which}`
const database = which === 'local' ? localDatabase() : await remoteDatabase(which)
await mkdir(folder, { recursive: true })
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

function localDatabase(): string[] {
  return ['DB', '--local', '--persist-to', existingState()]
}

async function remoteDatabase(which: string): Promise<string[]> {
  const { name } = readDeployment(which)
  await selectAccount({ wrangler: runWrangler, ask, log: (line) => console.log(line) })
  return [name, '--remote']
}
