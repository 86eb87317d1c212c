const NAMED: Readonly<Record<string, string>> = {
  nbsp: '\u00A0',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  AElig: 'Æ',
}

/** Combining marks by the suffix of an entity's name, as in `&eacute;`. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
  tilde: '\u0303',
}

/** Decodes HTML entities, which Anki and school systems export: "l&#x27;&eacute;t&eacute;" -> "l'été". Unknown entities stay. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(acute|grave|circ|uml|cedil|tilde)|([a-z]+));/gi,
    (entity, decimal, hex, letter, mark, name) => {
      if (decimal || hex) return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? entity
      if (letter) return `${letter}${MARKS[mark.toLowerCase()]}`.normalize('NFC')
      return NAMED[name] ?? entity
    },
  )
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
