import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { command } from './command.ts'

/** Wrangler tells nobody of what it does, and looks for no newer version of itself. */
const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}

/** Runs the wrangler of this project; what it prints goes back, and to nobody's screen. */
export async function runWrangler(args: readonly string[]): Promise<string> {
  return stripVTControlCharacters(await command('wrangler', args, QUIET))
}

/** Opens Cloudflare's page to sign in, and waits for it. @throws {Error} where it fails */
export function signInToCloudflare(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrangler', ['login'], { stdio: 'inherit', env: { ...process.env, ...QUIET } })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error('Nobody is signed in to Cloudflare: npx wrangler login')),
    )
  })
}
