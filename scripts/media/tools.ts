import { command } from '../command.ts'

/** Exits with installation instructions if a program that the voice needs, or one of `others`, is missing. */
export async function requireVoiceTools(...others: string[]): Promise<void> {
  const missing = await findMissingTools(['pico2wave', 'cc', 'ffmpeg', ...others])
  if (missing.length === 0) return
  console.error(`Missing: ${missing.join(', ')}. On Debian: add non-free to the components of its sources, then
apt-get update && apt-get install libttspico-utils gcc libc6-dev ffmpeg`)
  process.exit(1)
}

/** Returns the programs that are not installed. */
export async function findMissingTools(names: readonly string[]): Promise<string[]> {
  const isInstalled = await Promise.all(names.map(canStart))
  return names.filter((_name, index) => !isInstalled[index])
}

function canStart(name: string): Promise<boolean> {
  return command('which', [name]).then(
    () => true,
    () => false,
  )
}
