import words from './words.json' with { type: 'json' }

/**
 * Pronunciation of French texts from words.json, in SVOX Pico's X-SAMPA with `E~ A~ O~ 9~` for nasal vowels.
 * A row has one or several valid pronunciations, separated by spaces:
 * - `vaS`: the same everywhere;
 * - `le(z)`: the consonant is pronounced before a vowel ("les amis");
 * - `E[t]`: it may be pronounced before a vowel ("il est ici"), and must be before a hyphen ("est-il");
 * - `sis/si/siz`: at the end, before a consonant, before a vowel ("six", "six pommes", "six amis");
 * - `hibu`: begins with a vowel but has no liaison ("un hibou", "deux et deux").
 * A row of several words takes precedence over rows of its words. A final e may be pronounced before a consonant
 * ("quatre pommes").
 */
const list: ReadonlyMap<string, string> = new Map(Object.entries(words))
const LONGEST_ROW = Math.max(...[...list.keys()].map((row) => row.split(' ').length))

/** A word of a text, or several words with a common row. */
interface Unit {
  /** Index in the text. */
  start: number
  end: number
  /** Its words as in the list, split at hyphens and apostrophes. */
  parts: readonly string[]
  /** True if no punctuation follows, so that liaison is possible. */
  isOpen: boolean
}

type Context = 'end' | 'consonant' | 'vowel' | 'joined'

/** The list rows that `text` needs, including missing ones. */
export function rowsOf(text: string): string[] {
  return unitsOf(text).flatMap(({ parts }) => parts)
}

/** The rows that `text` needs and the list lacks. */
export function missingRows(text: string): string[] {
  return rowsOf(text).filter((row) => !list.has(row))
}

/** `text` for the voice, with the units at these indexes as phonemes. */
export function withPhonemes(text: string, numbers: readonly number[]): string {
  const units = unitsOf(text)
  const written = text.normalize('NFC').replace(/’/g, "'")
  let said = ''
  let from = 0
  for (const [index, { start, end }] of units.entries()) {
    if (!numbers.includes(index)) continue
    said += `${plain(written.slice(from, start))}<phoneme alphabet="xsampa" ph="${phonemesOf(units, index)}"/>`
    from = end
  }
  return said + plain(written.slice(from))
}

/** The first valid pronunciation of each unit of `text`; null if a word is not in the list. */
export function spokenUnits(text: string): string[] | null {
  const units = unitsOf(text)
  return missingRows(text).length > 0 ? null : units.map((_unit, index) => phonemesOf(units, index))
}

/** Number of units in `text`. */
export function countUnits(text: string): number {
  return unitsOf(text).length
}

function plain(text: string): string {
  return text.replace(/[<>&]/g, ' ')
}

/** A regular expression over phones that matches every valid pronunciation of `text`. */
export function frenchPattern(text: string): string {
  const units = unitsOf(text)
  return units
    .flatMap((_unit, index) => soundsOf(units, index))
    .map((sounds) => (sounds.length === 1 ? sounds[0] : `(?:${sounds.join('|')})`))
    .join('')
}

/** The first valid pronunciation of a unit. */
function phonemesOf(units: readonly Unit[], index: number): string {
  return soundsOf(units, index)
    .map(([first = '']) => first)
    .join('')
}

/** The valid pronunciations of each part of a unit. */
function soundsOf(units: readonly Unit[], index: number): string[][] {
  const unit = units[index]
  if (!unit) return []
  const next = unit.isOpen ? units[index + 1]?.parts[0] : undefined
  return unit.parts.map((part, place) => {
    const following = unit.parts[place + 1]
    if (following !== undefined) return soundsOfWord(part, isVowelFirst(following) ? 'joined' : 'consonant')
    if (next === undefined) return soundsOfWord(part, 'end')
    if (!isVowelFirst(next)) return soundsOfWord(part, 'consonant')
    // No liaison follows "faites-vous" or "fait-on".
    return soundsOfWord(part, place === 0 || unit.parts[0]?.endsWith("'") ? 'vowel' : 'end')
  })
}

function isVowelFirst(word: string): boolean {
  return /^[aeEiouyAO29@jwH]/.test(list.get(word) ?? '')
}

function soundsOfWord(word: string, context: Context): string[] {
  const sounds = (list.get(word) ?? '')
    .split(' ')
    .flatMap((row) => soundsOfRow(row.replace(/^h/, ''), context))
  if (context !== 'consonant' || !/e(?:s|nt)?$/.test(word)) return sounds
  return sounds.flatMap((sound) => (/[pbtdkgfvszSZmnJlRj]$/.test(sound) ? [sound, `${sound}@`] : [sound]))
}

function soundsOfRow(row: string, context: Context): string[] {
  const isBeforeVowel = context === 'vowel' || context === 'joined'
  const [end = '', consonant, vowel = ''] = row.split('/')
  if (consonant !== undefined) return [isBeforeVowel ? vowel : context === 'end' ? end : consonant]
  const [, stem = row, must, may] = /^(.*?)(?:\((.+)\)|\[(.+)\])?$/.exec(row) ?? []
  if (must !== undefined) return [isBeforeVowel ? stem + must : stem]
  if (may === undefined || !isBeforeVowel) return [stem]
  return context === 'joined' ? [stem + may] : [stem, stem + may]
}

function unitsOf(text: string): Unit[] {
  const written = text.normalize('NFC').toLowerCase().replace(/’/g, "'")
  const chunks = [...written.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'-]*[\p{L}\p{N}'])?/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: match[0],
  }))
  const units: Unit[] = []
  for (let index = 0; index < chunks.length; ) {
    const count = wordsTogether(index)
    const [first, last, next] = [chunks[index], chunks[index + count - 1], chunks[index + count]]
    if (!first || !last) break
    const row = written.slice(first.start, last.end)
    units.push({
      start: first.start,
      end: last.end,
      parts: list.has(row) ? [row] : partsOf(row),
      isOpen: next !== undefined && /^\s+$/.test(written.slice(last.end, next.start)),
    })
    index += count
  }
  return units

  function wordsTogether(index: number): number {
    const start = chunks[index]?.start ?? 0
    for (let count = LONGEST_ROW; count > 1; count -= 1) {
      const last = chunks[index + count - 1]
      if (last && list.has(written.slice(start, last.end))) return count
    }
    return 1
  }
}

/** "l'herbe" → l', herbe; "est-il" → est, il; "arc-en-ciel" → arc, en, ciel. */
function partsOf(word: string): string[] {
  const [, elided, rest] = /^(\p{L}+')(.+)$/u.exec(word) ?? []
  if (elided !== undefined && rest !== undefined)
    return [elided, ...(list.has(rest) ? [rest] : partsOf(rest))]
  return word.split('-').flatMap((part) => (part.includes("'") && !list.has(part) ? partsOf(part) : [part]))
}
