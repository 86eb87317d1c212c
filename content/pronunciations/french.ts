import words from './words.json' with { type: 'json' }

/**
 * How French texts sound, from the list of words beside it: SVOX Pico's X-SAMPA, with `E~ A~ O~ 9~` for the nasal
 * vowels. A row of the list has one sound, or several of which each is right, by spaces between them:
 * - `vaS`: said so everywhere;
 * - `le(z)`: before a vowel its consonant is heard ("les amis");
 * - `E[t]`: there it may be heard ("il est ici"); between words joined by a hyphen it is ("est-il");
 * - `sis/si/siz`: at the end, before a consonant, before a vowel ("six", "six pommes", "six amis");
 * - `hibu`: begins with a vowel, but nothing is joined to it ("un hibou", "deux et deux").
 * A row of several words goes before those of its words. The e at the end of a word may be heard before a consonant
 * ("quatre pommes"), as careful speakers do.
 */
const list: ReadonlyMap<string, string> = new Map(Object.entries(words))
const LONGEST_ROW = Math.max(...[...list.keys()].map((row) => row.split(' ').length))

/** A word, or words that have a row together, in a text: what it sounds like, by what follows. */
interface Unit {
  /** Where it stands in the text. */
  start: number
  end: number
  /** Its words, as they are looked up; joined are those with a hyphen or apostrophe between them. */
  parts: readonly string[]
  /** Whether what follows may be joined to it: no punctuation stands between. */
  isOpen: boolean
}

type Context = 'end' | 'consonant' | 'vowel' | 'joined'

/** The rows of the list that `text` needs, also those that it does not have. */
export function rowsOf(text: string): string[] {
  return unitsOf(text).flatMap(({ parts }) => parts)
}

/** The rows that `text` needs and the list does not have. */
export function missingRows(text: string): string[] {
  return rowsOf(text).filter((row) => !list.has(row))
}

/** `text` for the voice, with the units of these numbers given as their phonemes. */
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

/** How many units `text` has. */
export function countUnits(text: string): number {
  return unitsOf(text).length
}

function plain(text: string): string {
  return text.replace(/[<>&]/g, ' ')
}

/** All that `text` may rightly sound like, as a regular expression over phones. */
export function frenchPattern(text: string): string {
  const units = unitsOf(text)
  return units
    .flatMap((_unit, index) => soundsOf(units, index))
    .map((sounds) => (sounds.length === 1 ? sounds[0] : `(?:${sounds.join('|')})`))
    .join('')
}

/** The first right sound of a unit, all its parts. */
function phonemesOf(units: readonly Unit[], index: number): string {
  return soundsOf(units, index)
    .map(([first = '']) => first)
    .join('')
}

/** For each part of a unit its right sounds. */
function soundsOf(units: readonly Unit[], index: number): string[][] {
  const unit = units[index]
  if (!unit) return []
  const next = unit.isOpen ? units[index + 1]?.parts[0] : undefined
  return unit.parts.map((part, place) => {
    const following = unit.parts[place + 1]
    if (following !== undefined) return soundsOfWord(part, isVowelFirst(following) ? 'joined' : 'consonant')
    if (next === undefined) return soundsOfWord(part, 'end')
    if (!isVowelFirst(next)) return soundsOfWord(part, 'consonant')
    // Nothing is joined to "faites-vous" or "fait-on".
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

/** "l'herbe" -> l', herbe; "est-il" -> est, il; "arc-en-ciel" -> arc, en, ciel. */
function partsOf(word: string): string[] {
  const [, elided, rest] = /^(\p{L}+')(.+)$/u.exec(word) ?? []
  if (elided !== undefined && rest !== undefined)
    return [elided, ...(list.has(rest) ? [rest] : partsOf(rest))]
  return word.split('-').flatMap((part) => (part.includes("'") && !list.has(part) ? partsOf(part) : [part]))
}
