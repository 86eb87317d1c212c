import { spawn } from 'node:child_process'

export interface Tally {
  passed: number
  failed: number
}

interface Step {
  title: string
  command: string[]
  /** Command that fixes or repeats the step, printed if the step fails. */
  onFailure: string
  env?: Record<string, string>
}

/** Runs a step in parallel with others and prints its output when it has ended. Counts as one passed or failed test. */
export async function runStep({ title, command, onFailure, env }: Step): Promise<Tally> {
  const output: Buffer[] = []
  const tally = await run(command, env, (chunk) => output.push(chunk))
  console.log(`\n— ${title}\n${Buffer.concat(output)}`)
  if (tally.failed > 0) failures.push(`${title}: run \`${onFailure}\``)
  return tally
}

/** Runs a step on its own and prints its output immediately. */
export async function runStepAlone({ title, command, onFailure, env }: Step): Promise<Tally> {
  console.log(`\n— ${title}`)
  const tally = await run(command, env)
  if (tally.failed > 0) failures.push(`${title}: run \`${onFailure}\``)
  return tally
}

const failures: string[] = []

/** Prints each failed step with the command that fixes or repeats it. */
export function printFailures(): void {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
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
