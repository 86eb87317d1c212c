import { describe, expect, it } from 'vitest'
import { pupilCSV, pupilText, readPupilList, readPupils } from './pupil-file.ts'

const cellsOf = (source: string | ArrayBuffer) => readPupils(source).map(({ cells }) => cells)

const alice = ['alice', 'Alice', '4-1', '0123']
const zoe = ['zoe', 'Zoé', '6-3', '']

describe('reading a list of pupils', () => {
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
      'a byte order mark and Windows line ends',
      '\uFEFFusername,displayname,classcode,pin\r\nalice,Alice,4-1,0123\r\n\r\nzoe,Zoé,6-3,\r\n',
    ],
    ['a typographic apostrophe', 'Nom d’utilisateur;Nom;Groupe;NIP\nalice;Alice;4-1;0123\nzoe;Zoé;6-3;'],
  ])('reads a list with %s', (_title, text) => {
    expect(cellsOf(text)).toEqual([alice, zoe])
    expect(pupilCSV(readPupils(text))).toBe(
      'userName,displayName,classCode,pin,sameAs\nalice,Alice,4-1,0123,\nzoe,Zoé,6-3,,',
    )
  })

  it('reads a list whose first column has no title and contains numbers', () => {
    for (const sign of ['\t', ';']) {
      const list = ['|Identifiant|Prénom|Classe', '1|alice|Alice|4-1', '2|zoe|Zoé|6-3'].join('\n')
      expect(cellsOf(list.replaceAll('|', sign)).map(([name]) => name)).toEqual(['alice', 'zoe'])
    }
  })

  it.each(['No', '', 'Ligne'])('sets aside rows with only a number below the title %j', (title) => {
    const { lines, unread } = readPupilList(`${title};Identifiant;Prénom;Classe\n1;zoe;Zoé;6-3\n2;;;\n3; ;;`)
    expect(lines.map(({ cells }) => cells)).toEqual([zoe])
    expect(unread.slice(1)).toEqual([
      { line: 3, raw: '2;;;', reason: 'La ligne est vide.' },
      { line: 4, raw: '3; ;;', reason: 'La ligne est vide.' },
    ])
  })

  it('numbers a row that was added below the lines left over from an import', () => {
    const left = "Ligne\tNom d'utilisateur\tNom affiché\tClasse\tNIP\n3\talice\tAlice\t9-9\t0123"
    const lines = readPupils(`${left}\nzoe\tZoé\t6-3\t0456`)
    expect(lines).toMatchObject([{ line: 3 }, { line: 4, cells: ['zoe', 'Zoé', '6-3', '0456'] }])
  })

  it('reads a line with a line number but without a PIN', () => {
    const titles = "Ligne\tNom d'utilisateur\tNom affiché\tClasse\tNIP"
    expect(readPupils(`${titles}\n12\tzoe\tZoé\t6-3`)).toEqual([{ line: 12, cells: zoe }])
  })

  it('counts a cell with line breaks as one line', () => {
    const lines = readPupils('Identifiant;Prénom;Classe\nzoeb;"Zoé\nB.";6-3\n\nalice;Alice;4-1')
    expect(pupilCSV(lines).split('\n').slice(1)).toEqual(['zoeb,Zoé B.,6-3,,', 'alice,Alice,4-1,,'])
    expect(lines.map(({ line }) => line)).toEqual([2, 4])
  })

  it('reads the UTF-16 text that Excel saves as Unicode text', () => {
    const text = '\uFEFFIdentifiant\tPrénom\tClasse\r\nzoe\tZoé\t6-3\r\n'
    const units = Uint16Array.from(text, (character) => character.charCodeAt(0))
    expect(cellsOf(units.buffer)).toEqual([zoe])
  })

  it('reads UTF-8 and Windows-1252', () => {
    const text = 'userName;displayName;classCode;pin\nzoe;Zoé;6-3;'
    const utf8 = new TextEncoder().encode(text)
    const windows = Uint8Array.from(text, (character) => character.charCodeAt(0))
    for (const bytes of [utf8, windows]) expect(cellsOf(bytes.buffer)).toEqual([zoe])
  })

  it('uses the user name as the display name if the list has no names', () => {
    expect(cellsOf('Identifiant;Classe\nalice;4-1')).toEqual([['alice', 'alice', '4-1', '']])
  })

  it('uses the first name as both names if the list has no user names', () => {
    const list = 'Nom\tPrénom\tClasse\tNIP\nO’Brien\tÉlise\t4-1\t\nSt-Pierre Côté\tNoël\t4-1\t0123'
    expect(cellsOf(list)).toEqual([
      ['Élise', 'Élise', '4-1', ''],
      ['Noël', 'Noël', '4-1', '0123'],
    ])
  })

  it('leaves a user name empty if its column exists but the cell is empty', () => {
    expect(cellsOf('Identifiant;Prénom;Classe\n;Alice;4-1')).toEqual([['', 'Alice', '4-1', '']])
  })

  it('keeps a comma inside quotation marks', () => {
    expect(cellsOf('alice,"Alice, dite Lili",4-1,')[0]?.[1]).toBe('Alice, dite Lili')
    expect(pupilCSV(readPupils('alice,"Alice, dite Lili",4-1,'))).toContain('"Alice, dite Lili"')
  })

  it('reads supports if the list has them, and keeps them when sent and when restored', () => {
    const lines = readPupils('Identifiant;Classe;Soutiens\nalice;4-1;calme + sans épeler\nzoe;6-3;')
    expect(pupilCSV(lines).split('\n')).toEqual([
      'userName,displayName,classCode,pin,soutiens,sameAs',
      'alice,alice,4-1,,calme + sans épeler,',
      'zoe,zoe,6-3,,,',
    ])
    expect(readPupils(pupilText(lines))).toEqual(lines)
  })

  it('keeps an unreadable grade of the only line that an import refused', () => {
    const [, refused] = readPupils('Identifiant;Classe;Année\nalice;4-1;4\nmia;6-3;Maternelle')
    expect(refused && readPupils(pupilText([refused]))).toEqual([refused])
  })

  it('ignores a column of grades in which no cell states a grade', () => {
    const lines = readPupils('Identifiant;Classe;Année\nalice;4-1;2026-2027\nzoe;6-3;2026-2027')
    expect(lines.map(({ cells }) => cells.join())).toEqual(['alice,alice,4-1,', 'zoe,zoe,6-3,'])
  })

  it.each(['Année', "Année d'études", 'Niveau', 'Grade', 'Grade Level', 'Élève : année'])(
    'reads grades below the title %s, and keeps them and unreadable ones when sent and when restored',
    (title) => {
      const lines = readPupils(
        `Identifiant;Classe;${title}\nalice;4-1;4e année\nzoe;6-3;Grade 5\nleo;6-3;1re\nmia;6-3;Primaire`,
      )
      expect(pupilCSV(lines).split('\n')).toEqual([
        'userName,displayName,classCode,pin,soutiens,annee,sameAs',
        'alice,alice,4-1,,,4,',
        'zoe,zoe,6-3,,,5,',
        'leo,leo,6-3,,,1,',
        'mia,mia,6-3,,,Primaire,',
      ])
      expect(readPupils(pupilText(lines))).toEqual(lines)
    },
  )

  it('reads rows by the titles above them, even if titles change, and pads rows to one length', () => {
    const lines = readPupils(
      'Identifiant;Prénom;Classe\nalice;Alice;4-1\nPrénom;Nom;Groupe;Soutiens;Identifiant\nZoé;Roy;6-3;calme;zoe',
    )
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['alice', 'Alice', '4-1', '', ''],
      ['zoe', 'Zoé', '6-3', '', 'calme'],
    ])
  })

  it.each(['zoe\tZoé\t6-3\t0456', '2012345\tZoé\t6-3\t0456', 'zoe\tZoé\t6-3'])(
    'reads %j below numbered lines in the column order of the API',
    (added) => {
      const left = pupilText([{ line: 12, cells: alice }])
      const [name = '', , , pin = ''] = added.split('\t')
      expect(cellsOf(`${left}\n${added}`)).toEqual([alice, [name, 'Zoé', '6-3', pin]])
    },
  )

  it('returns no lines for blank text', () => {
    expect(cellsOf(' \n ')).toEqual([])
  })

  it('counts the header as line 1', () => {
    expect(readPupils('Identifiant;Classe\nalice;4-1').map(({ line }) => line)).toEqual([2])
    expect(readPupils('alice,Alice,4-1,').map(({ line }) => line)).toEqual([1])
  })

  it('restores line numbers from the remaining text and from a saved file', () => {
    const lines = [
      { line: 12, cells: alice },
      { line: 30, cells: zoe },
    ]
    expect(readPupils(pupilText(lines))).toEqual(lines)
    const saved = 'Ligne;Nom d’utilisateur;Nom affiché;Classe;NIP;Raison\n12;alice;Alice;4-1;0123;Non'
    expect(readPupils(saved)).toEqual(lines.slice(0, 1))
    expect(pupilText([])).toBe('')
  })
})
