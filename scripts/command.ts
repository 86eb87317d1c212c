import { spawn } from 'node:child_process'

/**
 * Runs a command and returns its standard output.
 * @throws {Error} with all of its output if the exit code is not 0
 */
export function command(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    const printed = { out: '', err: '' }
    child.stdout.on('data', (chunk) => {
      printed.out += chunk
    })
    child.stderr.on('data', (chunk) => {
      printed.err += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(printed.out)
      else reject(new Error(`${name} ${args.join(' ')} exited with ${code}\n${printed.out}${printed.err}`))
    })
  })
}
