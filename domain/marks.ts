/** "é" -> "e". "œ" is a separate letter and stays. */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** "Noël" -> "Noel", "œuf" -> "oeuf": plain letters only. */
export function withoutDiacritics(text: string): string {
  return withoutMarks(text)
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
}
