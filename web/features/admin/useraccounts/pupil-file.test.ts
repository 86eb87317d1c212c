import { describe, expect, it } from 'vitest'
import { readPupilFile } from './pupil-file.ts'

const alice = ['alice', 'Alice', '4-1', '0123']
const zoe = ['zoe', 'Zoé', '6-3', '']

describe('a list of pupils', () => {
  it.each([
    [
      'commas and the columns of the API',
      'userName,displayName,classCode,pin\nalice,Alice,4-1,0123\nzoe,Zoé,6-3,',
    ],
    ['semicolons and French names', "Nom d'utilisateur;Élève;Classe;NIP\nalice;Alice;4-1;0123\nzoe;Zoé;6-3;"],
    [
      'tabs, as copied from a spreadsheet',
      'Classe\tNIP\tPrénom\tIdentifiant\n4-1\t0123\tAlice\talice\n6-3\t\tZoé\tzoe',
    ],
    ['no header', 'alice,Alice,4-1,0123\nzoe,Zoé,6-3'],
    [
      'a mark of UTF-8 and lines of Windows',
      '\uFEFFusername,displayname,classcode,pin\r\nalice,Alice,4-1,0123\r\n\r\nzoe,Zoé,6-3,\r\n',
    ],
    ['a typographic apostrophe', 'Nom d’utilisateur;Nom;Groupe;NIP\nalice;Alice;4-1;0123\nzoe;Zoé;6-3;'],
  ])('is read with %s', (_title, text) => {
    const { csv, rows } = readPupilFile(text)
    expect(rows).toEqual([alice, zoe])
    expect(csv).toBe('userName,displayName,classCode,pin\nalice,Alice,4-1,0123\nzoe,Zoé,6-3,')
  })

  it('is read where its first column has no title, as that of the numbers', () => {
    for (const sign of ['\t', ';']) {
      const list = ['|Identifiant|Prénom|Classe', '1|alice|Alice|4-1', '2|zoe|Zoé|6-3'].join('\n')
      expect(readPupilFile(list.replaceAll('|', sign)).rows.map(([name]) => name)).toEqual(['alice', 'zoe'])
    }
  })

  it('takes a cell that is broken into lines for one line, so that the lines after it keep their numbers', () => {
    const { csv } = readPupilFile('Identifiant;Prénom;Classe\nzoeb;"Zoé\nB.";6-3\nalice;Alice;4-1')
    expect(csv.split('\n').slice(1)).toEqual(['zoeb,Zoé B.,6-3,', 'alice,Alice,4-1,'])
  })

  it('is read in the UTF-16 that Excel saves as Unicode text', () => {
    const text = '\uFEFFIdentifiant\tPrénom\tClasse\r\nzoe\tZoé\t6-3\r\n'
    const units = Uint16Array.from(text, (sign) => sign.charCodeAt(0))
    expect(readPupilFile(units.buffer).rows).toEqual([zoe])
  })

  it('is read in UTF-8 and in Windows-1252', () => {
    const text = 'userName;displayName;classCode;pin\nzoe;Zoé;6-3;'
    const utf8 = new TextEncoder().encode(text)
    const windows = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    for (const bytes of [utf8, windows]) expect(readPupilFile(bytes.buffer).rows).toEqual([zoe])
  })

  it('calls a pupil by the user name where no other is given', () => {
    expect(readPupilFile('Identifiant;Classe\nalice;4-1').rows).toEqual([['alice', 'alice', '4-1', '']])
  })

  it('calls a pupil by the first name where a list of the school has no user names', () => {
    const list = 'Nom\tPrénom\tClasse\tNIP\nO’Brien\tÉlise\t4-1\t\nSt-Pierre Côté\tNoël\t4-1\t0123'
    expect(readPupilFile(list).rows).toEqual([
      ['Élise', 'Élise', '4-1', ''],
      ['Noël', 'Noël', '4-1', '0123'],
    ])
  })

  it('keeps a line without its user name faulty where there is a column for it', () => {
    expect(readPupilFile('Identifiant;Prénom;Classe\n;Alice;4-1').rows).toEqual([['', 'Alice', '4-1', '']])
  })

  it('keeps a comma within quotation marks', () => {
    expect(readPupilFile('alice,"Alice, dite Lili",4-1,').rows[0]?.[1]).toBe('Alice, dite Lili')
    expect(readPupilFile('alice,"Alice, dite Lili",4-1,').csv).toContain('"Alice, dite Lili"')
  })

  it('is empty where there is nothing', () => {
    expect(readPupilFile(' \n ').rows).toEqual([])
  })
})
