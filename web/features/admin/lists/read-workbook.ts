import { unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { INSTEAD, type TableText } from './table-text.ts'

/** Unpacked, a workbook of a thousand pupils has less than 1 MB. */
const MOST_UNPACKED_BYTES = 20 * 1024 * 1024

/**
 * Reads the first sheet of an .xlsx file that is not empty.
 * @throws {Error} whose message says in French what to do instead
 */
export async function readWorkbook(bytes: ArrayBuffer, name: string): Promise<TableText> {
  const parts = unpack(new Uint8Array(bytes), name)
  if (!('xl/workbook.xml' in parts)) throw new Error(`« ${name} » n'est pas un classeur Excel : ${INSTEAD}`)
  // Packed again without compression: the library would inflate in a worker that the site's policy refuses.
  const stored = zipSync(parts, { level: 0 })
  const sheets = await readXlsxFile(stored.slice().buffer).catch((cause) => {
    throw new Error(`« ${name} » ne peut pas être lu : ${INSTEAD}`, { cause })
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

/** The XML files, into no more memory than they say that they need. */
function unpack(bytes: Uint8Array, name: string): Record<string, Uint8Array> {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter(part) {
        const isNeeded = /\.(?:xml|rels)$/.test(part.name)
        if (isNeeded) total += Math.max(part.originalSize, part.size)
        if (total > MOST_UNPACKED_BYTES) throw new TooLarge()
        return isNeeded
      },
    })
  } catch (cause) {
    const isTooLarge = cause instanceof TooLarge
    throw new Error(
      isTooLarge
        ? `« ${name} » est trop gros une fois ouvert : ne gardez que la feuille de la liste.`
        : `« ${name} » est abîmé ou protégé : ${INSTEAD}`,
      { cause },
    )
  }
}

class TooLarge extends Error {}

function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}
