import { describe, expect, it } from 'vitest'
import { readTable } from '../lists/read-table.ts'
import { separatorFor, toCSV } from './csv.ts'

describe('CSV export', () => {
  it('starts with a byte order mark and writes one line per row', () => {
    expect(toCSV({ headers: ['Élève', 'Bravos'], rows: [['Chloé', 3]] }, ';')).toBe(
      '\uFEFFÉlève;Bravos\r\nChloé;3',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes a cell that a spreadsheet would run as a formula: %j',
    (text) => {
      const [, line = ''] = toCSV({ headers: ['Texte'], rows: [[text]] }, ';').split('Texte\r\n')
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
    },
  )

  it('keeps numbers and other texts unchanged and quotes cells only if necessary', () => {
    expect(toCSV({ headers: ['a'], rows: [[-5], ['6-1'], ['un; "deux"'], ["l'eau"]] }, ';')).toBe(
      '\uFEFFa\r\n-5\r\n6-1\r\n"un; ""deux"""\r\nl\'eau',
    )
  })

  it('separates cells by the given delimiter', () => {
    expect(toCSV({ headers: ['Élève', 'Bravos'], rows: [['Roy, Chloé', 3]] }, ',')).toBe(
      '\uFEFFÉlève,Bravos\r\n"Roy, Chloé",3',
    )
  })

  it.each([
    ['fr-CA', ';'],
    ['fr', ';'],
    ['en-CA', ','],
    ['fry', ','],
  ])('chooses the separator for the browser language %s', (language, expected) => {
    expect(separatorFor(language)).toBe(expected)
  })

  it.each([',', ';'] as const)(
    'writes a file separated by %s that the import reads back unchanged',
    (delimiter) => {
      const rows = [
        ["Nom d'utilisateur", 'Nom', 'Classe'],
        ['zoe', 'Zoé, l\'aînée; "Z"', '6-3'],
      ]
      const [header = [], ...lines] = rows
      const bytes = new TextEncoder().encode(toCSV({ headers: header, rows: lines }, delimiter))
      expect(readTable(bytes.buffer, () => delimiter).rows.map(({ cells }) => cells)).toEqual(rows)
    },
  )
})
