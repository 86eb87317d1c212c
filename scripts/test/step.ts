import { spawn } from 'node:child_process'

export interface Tally {
  passed: number
  failed: number
}

/** Runs a step in parallel with others and prints its output when it has ended. Counts as one passed or failed test. */
export async function runStep(
  title: string,
  command: string[],
  env?: Record<string, string>,
): Promise<Tally> {
  const output: Buffer[] = []
  const tally = await run(command, env, (chunk) => output.push(chunk))
  console.log(`\n— ${title}\n${Buffer.concat(output)}`)
  return tally
}

/** Runs a step on its own and prints its output immediately. */
export function runStepAlone(title: string, command: string[], env?: Record<string, string>): Promise<Tally> {
  console.log(`\n— ${title}`)
  return run(command, env)
}

function run(
  [name = '', ...args]: string[],
  env: Record<string, string> = {},
  onOutput?: (chunk: Buffer) => void,
): Promise<Tally> {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    const finish = (isPassed: boolean) =>
      resolve(isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput)
    child.on('error', (error) => {
      console.error(error)
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}
