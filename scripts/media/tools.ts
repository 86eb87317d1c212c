import { command } from '../command.ts'

/** Ends the process if a program that the voice needs, or one of `others`, is missing. */
export function requireVoiceTools(...others: string[]): Promise<void> {
  return requireTools(
    ['pico2wave', 'cc', 'ffmpeg', ...others],
    `add non-free to the components of its sources, then
apt-get update && apt-get install libttspico-utils gcc libc6-dev ffmpeg`,
  )
}

/** Ends the process if a program is missing, and prints how to install them on Debian. */
export async function requireTools(names: readonly string[], installation: string): Promise<void> {
  const isInstalled = await Promise.all(names.map(canStart))
  const missing = names.filter((_name, index) => !isInstalled[index])
  if (missing.length === 0) return
  console.error(`Missing: ${missing.join(', ')}. On Debian: ${installation}`)
  process.exit(1)
}

function canStart(name: string): Promise<boolean> {
  return command('which', [name]).then(
    () => true,
    () => false,
  )
}
