import { spawn } from 'node:child_process'

export interface Tally {
  passed: number
  failed: number
}

/** Runs a step beside others; it passes or fails as one, and what it says comes when it has ended. */
export async function step(title: string, command: string[], env?: Record<string, string>): Promise<Tally> {
  const said: Buffer[] = []
  const tally = await run(command, env, (chunk) => said.push(chunk))
  console.log(`\n— ${title}\n${Buffer.concat(said)}`)
  return tally
}

/** Runs a step that nothing else runs beside; what it says comes at once. */
export function stepAlone(title: string, command: string[], env?: Record<string, string>): Promise<Tally> {
  console.log(`\n— ${title}`)
  return run(command, env)
}

function run(
  [name = '', ...args]: string[],
  env: Record<string, string> = {},
  hear?: (chunk: Buffer) => void,
): Promise<Tally> {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    const end = (isPassed: boolean) => resolve(isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
    child.on('error', (error) => {
      console.error(error)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
