import { command } from '../command.ts'

/** Ends the program, and says what to install, where something is missing that the voice or `others` need. */
export async function requireVoice(...others: string[]): Promise<void> {
  const missing = await findMissingTools(['pico2wave', 'cc', 'ffmpeg', ...others])
  if (missing.length === 0) return
  console.error(`Missing: ${missing.join(', ')}. On Debian: add non-free to the components of its sources, then
apt-get update && apt-get install libttspico-utils gcc libc6-dev ffmpeg`)
  process.exit(1)
}

/** Those of the programs that cannot be started. */
export async function findMissingTools(names: readonly string[]): Promise<string[]> {
  const there = await Promise.all(names.map(canStart))
  return names.filter((_name, index) => !there[index])
}

function canStart(name: string): Promise<boolean> {
  return command('which', [name]).then(
    () => true,
    () => false,
  )
}
