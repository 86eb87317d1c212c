import { command } from '../command.ts'

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
