/** The texts of a score's `w:` lines, and how many notes each is sung on. */
export function lyricsOf(abc: string): { french: string; syllables: number }[] {
  return abc
    .split('\n')
    .filter((line) => line.startsWith('w:'))
    .map((line) => ({ french: readable(line.slice(2)), syllables: syllablesOf(line.slice(2)) }))
}

/** "Dor-mez\--vous?" → "Dormez-vous?". In ABC, `-` separates syllables, `\-` is a hyphen, `~` a space and `_` extends a note. */
function readable(words: string): string {
  return words
    .trim()
    .replaceAll('\\-', '\0')
    .replaceAll('-', '')
    .replaceAll('\0', '-')
    .replaceAll('~', ' ')
    .replaceAll('_', '')
    .normalize('NFC')
}

function syllablesOf(words: string): number {
  return words
    .trim()
    .replaceAll('\\-', '')
    .split(/[\s-]+/).length
}
