import { catalogue } from '../../../../../content/words/catalogue.ts'
import { soundName, soundPath } from '../../../../../content/words/media-path.ts'
import { partOf } from '../../../../../domain/part-of.ts'
import { textOf } from './content-value.ts'

const spokenByMachine: ReadonlySet<string> = new Set(catalogue.map(({ voice }) => voice))

/** The machine's sound of a text, where the site has it: that of a word of the bank. */
function machineSound(french: string): string | null {
  return spokenByMachine.has(soundName(french)) ? soundPath(french) : null
}

/**
 * What becomes of a sound when its text is written again: the machine's says the former text and goes, and what the bank can say
 * speaks at once. A sound of the teacher's own stays.
 */
export function soundOfText(
  before: unknown,
  change: Readonly<Record<string, unknown>>,
): { sound?: string | null } {
  const french = change.french
  const sound = partOf(before, 'sound')
  if (typeof french !== 'string' || sound === undefined || 'sound' in change) return {}
  const isMachines = sound === null || sound === soundPath(textOf(partOf(before, 'french')))
  return isMachines ? { sound: machineSound(french) } : {}
}
