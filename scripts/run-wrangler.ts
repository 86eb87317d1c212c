import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { command } from './command.ts'

/** Turns off wrangler's metrics, error reports and update check. */
export const WRANGLER_ENV = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}

/**
 * Runs the project's wrangler and returns its standard output. @throws {Error} with all of its output if it
 * fails
 */
export async function runWrangler(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return stripVTControlCharacters(await command('wrangler', args, { ...WRANGLER_ENV, ...env }))
}

/** Opens Cloudflare's sign-in page and waits. @throws {Error} if the sign-in fails */
export function signInToCloudflare(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrangler', ['login'], { stdio: 'inherit', env: { ...process.env, ...WRANGLER_ENV } })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error('Not signed in to Cloudflare. Run: npx wrangler login')),
    )
  })
}
