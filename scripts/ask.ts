import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal; an empty answer where nobody is there to answer. */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const line = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await line.question(`${question}: `)
  line.close()
  return answer.trim()
}

/** Asks as `ask` does, shows nothing of what is typed, and takes it as it is. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  process.stdout.write(`${question}: `)
  const nowhere = new Writable({ write: (_typed, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  // The terminal hands on every key now, also those that end a program.
  line.once('SIGINT', () => process.exit(130))
  const answer = await line.question('')
  line.close()
  process.stdout.write('\n')
  return answer
}
