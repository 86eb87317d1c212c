import { catalogue } from '../../../../../content/words/catalogue.ts'
import { soundName, soundPath } from '../../../../../content/words/media-path.ts'
import { ownProperty } from '../../../../../domain/own-property.ts'
import { textOf } from './content-value.ts'

const spokenByMachine: ReadonlySet<string> = new Set(catalogue.map(({ voice }) => voice))

/** Path of the machine sound of a word in the word bank. Null for any other text. */
function machineSound(french: string): string | null {
  return spokenByMachine.has(soundName(french)) ? soundPath(french) : null
}

/**
 * Returns the sound that goes with a changed text. A machine sound of the old text is replaced by the word bank's sound of
 * the new one, or removed. The teacher's own sound is kept. Empty if the sound does not change.
 */
export function soundOfText(
  before: unknown,
  change: Readonly<Record<string, unknown>>,
): { sound?: string | null } {
  const french = change.french
  const sound = ownProperty(before, 'sound')
  if (typeof french !== 'string' || sound === undefined || 'sound' in change) return {}
  const isMachines = sound === null || sound === soundPath(textOf(ownProperty(before, 'french')))
  return isMachines ? { sound: machineSound(french) } : {}
}
