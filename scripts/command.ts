import { spawn } from 'node:child_process'

/**
 * Runs a command to its end and gives back all that it printed, out and err.
 * @throws {Error} with what it printed where it ends with anything but 0.
 */
export function command(name: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.stderr.on('data', (chunk) => {
      printed += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new Error(`${name} ${args.join(' ')} ended with ${code}\n${printed}`))
    })
  })
}
