import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readNames } from '../useraccounts/class-list/read-class-list.ts'
import { readTableFile } from './read-table-file.ts'

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Builds a workbook like Excel's, with inline strings. */
function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>, more = {}): File {
  const names = Object.keys(sheets)
  const parts = Object.fromEntries(
    Object.values(sheets).map((rows, sheet) => [
      `xl/worksheets/sheet${sheet + 1}.xml`,
      strToU8(
        `<worksheet xmlns="${main}"><sheetData>${rows
          .map(
            (cells, row) =>
              `<row r="${row + 1}">${cells
                .map(
                  (cell, place) =>
                    `<c r="${String.fromCharCode(65 + place)}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
                )
                .join('')}</row>`,
          )
          .join('')}</sheetData></worksheet>`,
      ),
    ]),
  )
  const content = {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${names
        .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
        .map(
          (_name, index) =>
            `<Relationship Id="rId${index + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    ...parts,
    ...more,
  }
  return new File([zipSync(content).slice()], 'classe.xlsx')
}

const LIST = [
  ['Nom', 'Prénom'],
  ['Tremblay', 'Éloïse'],
  ['D&apos;Amour', 'Léo'],
]

describe('readTableFile with a workbook', () => {
  it('returns the same text as pasted cells', async () => {
    const { text, note } = await readTableFile(workbook({ Feuil1: LIST }))
    expect(readNames(text).map(({ given, family }) => [given, family])).toEqual([
      ['Éloïse', 'Tremblay'],
      ['Léo', "D'Amour"],
    ])
    expect(note).toBeNull()
  })

  it('lists the sheets that it does not read', async () => {
    const { text, note } = await readTableFile(workbook({ Vide: [], '4-1': LIST, '4-2': [['Roy', 'Ana']] }))
    expect(text).toContain('Tremblay\tÉloïse')
    expect(note).toBe('Seule la feuille « 4-1 » est lue, pas « 4-2 ».')
  })

  it('rejects a workbook that is too large when unpacked', async () => {
    const bomb = { 'xl/sharedStrings.xml': new Uint8Array(21 * 1024 * 1024) }
    await expect(readTableFile(workbook({ Feuil1: LIST }, bomb))).rejects.toThrow('trop gros une fois ouvert')
  })

  it('rejects a workbook that declares a wrong size', async () => {
    const file = workbook({ Feuil1: LIST }, { 'xl/sharedStrings.xml': new Uint8Array(1024 * 1024) })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 46; at++) {
      const isEntry = view.getUint32(at, true) === 0x02014b50
      if (isEntry && view.getUint32(at + 24, true) === 1024 * 1024) view.setUint32(at + 24, 10, true)
    }
    await expect(readTableFile(new File([bytes], 'classe.xlsx'))).rejects.toThrow('classe.xlsx')
  })
})

it.each([
  [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], "d'un ancien Excel ou Word"],
  [[...strToU8('%PDF-1.7')], 'un PDF'],
  [[...strToU8('{\\rtf1 Léo}')], 'un texte RTF'],
  [[...strToU8('<html><table></table></html>')], 'une page web'],
  [[0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3], "n'est pas un texte"],
  [[...zipSync({ 'word/document.xml': strToU8('<w/>') })], "n'est pas un classeur Excel"],
  [[...strToU8('PK and no zip')], 'abîmé ou protégé'],
])('rejects a file that is not a list and explains what to do: %j', async (bytes, says) => {
  const file = new File([Uint8Array.from(bytes)], 'liste')
  await expect(readTableFile(file)).rejects.toThrow(says)
  await expect(readTableFile(file)).rejects.toThrow('copiez les cellules')
})

it('reads text in any encoding', async () => {
  expect(await readTableFile(new File(['Éloïse'], 'liste.csv'))).toEqual({ text: 'Éloïse', note: null })
  const mac = Uint8Array.from([0x83, 0x6c, 0x6f, 0x95, 0x73, 0x65])
  expect((await readTableFile(new File([mac], 'liste.csv'))).text).toBe('Éloïse')
})
