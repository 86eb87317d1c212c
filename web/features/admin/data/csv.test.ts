import { describe, expect, it } from 'vitest'
import { readTable } from '../lists/read-table.ts'
import { toCSV } from './csv.ts'

describe('a file for a spreadsheet', () => {
  it('begins with the mark of UTF-8 and has a line a row', () => {
    expect(toCSV(['Élève', 'Bravos'], [['Chloé', 3]])).toBe('\uFEFFÉlève;Bravos\r\nChloé;3')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes %j harmless', (text) => {
    const [, line = ''] = toCSV(['Texte'], [[text]]).split('Texte\r\n')
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
  })

  it('leaves numbers and other texts as they are, quoted where they need it', () => {
    expect(toCSV(['a'], [[-5], ['6-1'], ['un; "deux"'], ["l'eau"]])).toBe(
      '\uFEFFa\r\n-5\r\n6-1\r\n"un; ""deux"""\r\nl\'eau',
    )
  })

  it('is read back as it was by the import', () => {
    const rows = [
      ["Nom d'utilisateur", 'Nom', 'Classe'],
      ['zoe', 'Zoé, l\'aînée; "Z"', '6-3'],
    ]
    const [header = [], ...lines] = rows
    const bytes = new TextEncoder().encode(toCSV(header, lines))
    expect(readTable(bytes.buffer, () => ';').rows.map(({ cells }) => cells)).toEqual(rows)
  })
})
