import { spokenUnits } from './french.ts'

/** English spellings of French sounds. Sounds missing here are spelled with their own letter. */
const spellings: Readonly<Record<string, string>> = {
  ...{ a: 'ah', A: 'ah', e: 'ay', E: 'eh', i: 'ee', o: 'oh', O: 'o', u: 'oo', y: 'ew' },
  ...{ '2': 'uh', '9': 'uh', '@': 'uh', 'E~': 'an', 'A~': 'ahn', 'O~': 'ohn', '9~': 'uhn' },
  ...{ S: 'sh', Z: 'zh', J: 'ny', N: 'ng', R: 'r', j: 'y', H: 'w' },
}

/** "la vache" → "lah vahsh", for a reader who speaks no French. Null if a word's pronunciation is unknown. */
export function respell(french: string): string | null {
  return spokenUnits(french)?.map(respellUnit).join(' ') || null
}

function respellUnit(phonemes: string): string {
  return syllablesOf(phonemes.match(/[aeEiouyAO29@]~?|./g) ?? [])
    .map((syllable) => syllable.map((sound, place) => spell(sound, syllable[place + 1])).join(''))
    .join('-')
}

function spell(sound: string, next: string | undefined): string {
  // Keep g hard before e and i, and keep a final s from sounding like z.
  if (sound === 'g' && next !== undefined && /^[eEi]/.test(next)) return 'gh'
  return sound === 's' && next === undefined ? 'ss' : (spellings[sound] ?? sound)
}

/** Splits sounds into syllables: "pa-trohn", but "bohn-zhoor". */
function syllablesOf(sounds: readonly string[]): string[][] {
  const syllables: string[][] = [[]]
  for (const [place, sound] of sounds.entries()) {
    if (place > 0 && startsSyllable(sounds, place)) syllables.push([])
    syllables.at(-1)?.push(sound)
  }
  return syllables
}

function startsSyllable(sounds: readonly string[], place: number): boolean {
  const before = sounds.slice(0, place).findLastIndex(isVowel)
  const after = sounds.findIndex((sound, other) => other >= place && isVowel(sound))
  if (before < 0 || after < 0) return false
  const between = sounds.slice(before + 1, after).join('')
  const onset = /(?:[pbtdkgfv]?[Rl][jwH]?|[^Rl]?[jwH]|.)?$/.exec(between)?.[0].length ?? 0
  return place === after - onset
}

function isVowel(sound: string): boolean {
  return /^[aeEiouyAO29@]/.test(sound)
}
