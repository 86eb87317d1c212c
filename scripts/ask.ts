import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks a question in the terminal. Returns '' if there is no terminal. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question}: `)
  terminal.close()
  return answer.trim()
}

/** Like `ask`, but does not echo the input and does not trim it. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  process.stdout.write(`${question}: `)
  const muted = new Writable({ write: (_typed, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: muted, terminal: true })
  // In raw mode Ctrl-C does not end the process by itself.
  terminal.once('SIGINT', () => process.exit(130))
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer
}
