import { textKey } from '../games/plain-text.ts'

/** Homophones that the rules of `withoutSilentEndings` do not find. */
const homophones: readonly (readonly string[])[] = [
  ['la mère', 'la mer'],
  ['la tante', 'la tente'],
  ['le ver', 'le verre'],
  ['les pattes', 'les pâtes'],
  ['mai', 'mais'],
  ['ou', 'où'],
  ['a', 'à', 'as'],
  ['es', 'est'],
  ['ça', 'sa'],
  ['ce', 'se'],
  ['son', 'sont'],
  ['on', 'ont'],
]

const homophoneGroups = new Map(
  homophones.flatMap((words) => words.map((word) => [withoutSilentEndings(word), words[0] ?? word] as const)),
)

/** True if a listener cannot tell the texts apart, e.g. "il lave" and "ils lavent". */
export function areHomophones(one: string, other: string): boolean {
  return soundKey(one) === soundKey(other)
}

function soundKey(text: string): string {
  const key = withoutSilentEndings(text)
  return homophoneGroups.get(key) ?? key
}

/** The text without endings that are written and not heard. */
function withoutSilentEndings(text: string): string {
  const words = textKey(text)
    .replace(/[.,;:!?…]/g, '')
    .split(/\s+/)
  const isPlural = words.some((word) => word === 'ils' || word === 'elles')
  return words
    .map((word) => {
      const singular = isPlural ? word.replace(/aient$/, 'ait').replace(/ent$/, 'e') : word
      return singular.replace(/^ils$|(?<=...)s$/, (end) => end.slice(0, -1)).replace(/(?<=.[éiulr])e$/, '')
    })
    .join(' ')
    .trim()
}
