import { once } from 'node:events'
import { createServer } from 'node:net'

/** The free port that `PORT` names; ends the process with a message if it cannot be used. */
export async function choosePort(): Promise<number> {
  const port = process.env.PORT || '8787'
  const fault = await portError(port)
  if (fault === null) return Number(port)
  console.error(fault)
  process.exit(1)
}

/** Returns why the port cannot be used and what to do, or null if it can. */
export async function portError(port: string): Promise<string | null> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return `PORT must be a number from 0 to 65535, such as 8788, where 0 takes any free port; it is "${port}".`
  const trial = createServer()
  try {
    await once(trial.listen(Number(port), '127.0.0.1'), 'listening')
    return null
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const why = isTaken
      ? 'is taken, perhaps by a school that runs already: end it'
      : `cannot be opened (${String(error)})`
    return `Port ${port} ${why}, or choose another one: PORT=8788 npm start`
  } finally {
    trial.close()
  }
}
