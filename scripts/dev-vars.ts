import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { makeMissingSecrets, type Secrets } from './secrets.ts'

/** Reads `.dev.vars`, which git ignores. Generates missing secrets and adds them to the file. */
export async function loadDevVars(file: string): Promise<Secrets> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const present: Secrets = Object.fromEntries(
    Object.entries(parseEnv(text)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const given = Object.keys(present).filter((name) => present[name] !== '')
  const made = await makeMissingSecrets(new Set(given))
  if (Object.keys(made).length > 0) {
    const lines = Object.entries(made).map(([name, value]) => `${name}='${value}'\n`)
    writeFileSync(file, text + (text === '' || text.endsWith('\n') ? '' : '\n') + lines.join(''), {
      mode: 0o600,
    })
  }
  return { ...present, ...made }
}
