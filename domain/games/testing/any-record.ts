import fc from 'fast-check'

/** Texts and media from teachers, other programs and attackers, for property tests. */

export const anyText = fc.oneof(
  fc.constantFrom(
    'le chat',
    'Le Chat ',
    'la vache',
    "l'école",
    'l’école',
    'été',
    'e\u0301te\u0301',
    'ÉTÉ',
    'arc-en-ciel',
    'crème glacée',
    'œuf',
    'Noël 2026',
    'Ça va?',
    '🐱',
    'chat 🐱',
    '<b>gras</b>',
    '<script>alert(1)</script>',
    'a &eacute; b',
    '',
    '   ',
    'Il\r\nneige.',
    'x'.repeat(80),
    'mañana',
    'снег',
    '12',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

export const anyMedia = fc.constantFrom(undefined, null, '', 'a.svg', 'b.svg', 'c.mp3')

/** JSON rows, some of them invalid, or a comma-separated list of texts. */
export function anyRecord(row: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const rows = fc.array(fc.oneof({ weight: 9, arbitrary: row }, fc.jsonValue()), { maxLength: 14 })
  return fc.oneof(
    { weight: 4, arbitrary: rows.map((list) => JSON.stringify(list)) },
    fc.array(anyText, { maxLength: 14 }).map((list) => list.join(',\r\n')),
  )
}
