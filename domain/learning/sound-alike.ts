import { textKey } from '../games/plain-text.ts'

/** Groups of words that sound alike although the rules below do not show it. */
const homophones: readonly (readonly string[])[] = [
  ['la mère', 'la mer'],
  ['la tante', 'la tente'],
  ['le ver', 'le verre'],
  ['les pattes', 'les pâtes'],
  ['mai', 'mais'],
  ['ou', 'où'],
  ['a', 'à'],
  ['ça', 'sa'],
  ['ce', 'se'],
  ['son', 'sont'],
  ['on', 'ont'],
]

const groups = new Map(
  homophones.flatMap((words) => words.map((word) => [writtenKey(word), words[0] ?? word] as const)),
)

/** True if a listener cannot tell the texts apart, as "il lave" and "ils lavent". */
export function soundAlike(one: string, other: string): boolean {
  return soundKey(one) === soundKey(other)
}

function soundKey(text: string): string {
  const key = writtenKey(text)
  return groups.get(key) ?? key
}

/** The text without endings that are written and not heard. */
function writtenKey(text: string): string {
  const words = textKey(text)
    .replace(/[.,;:!?…]/g, '')
    .split(/\s+/)
  const isPlural = words.some((word) => word === 'ils' || word === 'elles')
  return words
    .map((word) => {
      const verb = isPlural ? word.replace(/aient$/, 'ait').replace(/ent$/, 'e') : word
      return verb.replace(/^ils$|(?<=...)s$/, (end) => end.slice(0, -1)).replace(/(?<=.[éiulr])e$/, '')
    })
    .join(' ')
    .trim()
}
