/** "é" -> "e". "œ" is a separate letter and stays. */
export function removeDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** "Noël" -> "Noel", "œuf" -> "oeuf": plain letters only. */
export function toPlainLetters(text: string): string {
  return removeDiacritics(text)
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
}
