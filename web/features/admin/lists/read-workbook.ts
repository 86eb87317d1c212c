import { unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { FILE_ADVICE, type TableText } from './table-text.ts'

/** A workbook of a thousand pupils unpacks to less than 1 MB. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024

/**
 * Reads the first non-empty sheet of an .xlsx file.
 * @throws {Error} with a French message that says what to do instead
 */
export async function readWorkbook(bytes: ArrayBuffer, name: string): Promise<TableText> {
  const parts = unpack(new Uint8Array(bytes), name)
  if (!('xl/workbook.xml' in parts))
    throw new Error(`« ${name} » n'est pas un classeur Excel : ${FILE_ADVICE}`)
  // Repack without compression: the library would inflate in a worker, which the site's security policy forbids.
  const stored = zipSync(parts, { level: 0 })
  const sheets = await readXlsxFile(stored.slice().buffer).catch((cause) => {
    throw new Error(`« ${name} » ne peut pas être lu : ${FILE_ADVICE}`, { cause })
  })
  const [first, ...others] = sheets.filter(({ data }) =>
    data.some((row) => row.some((cell) => cell !== null)),
  )
  return {
    text: Papa.unparse(
      (first?.data ?? []).map((row) => row.map(textOfCell)),
      { delimiter: '\t', newline: '\n' },
    ),
    note:
      first && others.length > 0
        ? `Seule la feuille « ${first.sheet} » est lue, pas ${others.map(({ sheet }) => `« ${sheet} »`).join(', ')}.`
        : null,
  }
}

/**
 * Unpacks the XML files. The declared sizes bound the memory that fflate allocates, so their sum is limited.
 */
function unpack(bytes: Uint8Array, name: string): Record<string, Uint8Array> {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter(part) {
        const isNeeded = /\.(?:xml|rels)$/.test(part.name)
        if (isNeeded) total += Math.max(part.originalSize, part.size)
        if (total > MAX_UNPACKED_BYTES) throw new UnpackedTooLarge()
        return isNeeded
      },
    })
  } catch (cause) {
    const isTooLarge = cause instanceof UnpackedTooLarge
    throw new Error(
      isTooLarge
        ? `« ${name} » est trop gros une fois ouvert : ne gardez que la feuille de la liste.`
        : `« ${name} » est abîmé ou protégé : ${FILE_ADVICE}`,
      { cause },
    )
  }
}

class UnpackedTooLarge extends Error {}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
