import { describe, expect, it } from 'vitest'
import { readTable } from '../lists/read-table.ts'
import { separatorFor, toCSV } from './csv.ts'

describe('a file for a spreadsheet', () => {
  it('begins with the mark of UTF-8 and has a line a row', () => {
    expect(toCSV({ headers: ['Élève', 'Bravos'], rows: [['Chloé', 3]] }, ';')).toBe(
      '\uFEFFÉlève;Bravos\r\nChloé;3',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes %j harmless', (text) => {
    const [, line = ''] = toCSV({ headers: ['Texte'], rows: [[text]] }, ';').split('Texte\r\n')
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
  })

  it('leaves numbers and other texts as they are, quoted where they need it', () => {
    expect(toCSV({ headers: ['a'], rows: [[-5], ['6-1'], ['un; "deux"'], ["l'eau"]] }, ';')).toBe(
      '\uFEFFa\r\n-5\r\n6-1\r\n"un; ""deux"""\r\nl\'eau',
    )
  })

  it('separates by commas for Excel in English', () => {
    expect(toCSV({ headers: ['Élève', 'Bravos'], rows: [['Roy, Chloé', 3]] }, ',')).toBe(
      '\uFEFFÉlève,Bravos\r\n"Roy, Chloé",3',
    )
  })

  it.each([
    ['fr-CA', ';'],
    ['fr', ';'],
    ['en-CA', ','],
    ['fry', ','],
  ])('takes the separator of the browser set to %s', (language, expected) => {
    expect(separatorFor(language)).toBe(expected)
  })

  it.each([',', ';'] as const)('separated by %s is read back as it was by the import', (delimiter) => {
    const rows = [
      ["Nom d'utilisateur", 'Nom', 'Classe'],
      ['zoe', 'Zoé, l\'aînée; "Z"', '6-3'],
    ]
    const [header = [], ...lines] = rows
    const bytes = new TextEncoder().encode(toCSV({ headers: header, rows: lines }, delimiter))
    expect(readTable(bytes.buffer, () => delimiter).rows.map(({ cells }) => cells)).toEqual(rows)
  })
})
