import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { command } from './command.ts'

/** Wrangler sends no metrics or error reports, and does not look for a newer version. */
export const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}

/** Runs the project's wrangler. @returns its standard output @throws {Error} with everything that it printed if it fails */
export async function runWrangler(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return stripVTControlCharacters(await command('wrangler', args, { ...QUIET, ...env }))
}

/** Opens Cloudflare's page to sign in and waits. @throws {Error} if it fails */
export function signInToCloudflare(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrangler', ['login'], { stdio: 'inherit', env: { ...process.env, ...QUIET } })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error('Nobody is signed in to Cloudflare: npx wrangler login')),
    )
  })
}
