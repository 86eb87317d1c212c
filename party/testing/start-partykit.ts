import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { RunningRoom, StartRoom } from './contract/school.ts'

/** Starts the room of `npm run party`. */
export const startPartyKit: StartRoom = (variables) => startParty('party/testing/partykit.ts', variables)

/** @param main the file of the party */
export async function startParty(main: string, variables: Record<string, string>): Promise<RunningRoom> {
  const child = spawn(
    process.execPath,
    [
      resolve('node_modules/partykit/dist/bin.mjs'),
      'dev',
      main,
      ...['--port', '0', '--persist', 'false', '--no-hotkeys', '--disable-request-cf-fetch'],
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}=${value}`]),
    ],
    {
      // Otherwise partykit asks the registry for a newer version of itself.
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const exit = once(child, 'exit')
  // Hidden, because its old runtime logs an error for each socket that the room closes.
  const complaints = text(child.stderr)
  const port = await Promise.race([readyPort(child.stdout), exit.then(() => null)])
  if (port === null) throw new Error(`partykit ended before it was ready. ${await complaints}`)
  return {
    origin: `http://127.0.0.1:${port}`,
    hibernate: null,
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** The port that partykit reports when it is ready. */
function readyPort(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const [, port] = /Ready on http:\/\/[^:]+:(\d+)/.exec(line) ?? []
      if (port) resolve(port)
    })
  })
}
