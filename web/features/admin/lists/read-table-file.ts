import { loadPart } from '../../../lib/loading/load-part.ts'
import { decodeText } from './decode-text.ts'
import { FILE_ADVICE, type TableText } from './table-text.ts'

/**
 * Reads a file with a list: text in any encoding, or an Excel workbook.
 * @throws {Error} with a French message that says what to do instead
 */
export async function readTableFile(file: File): Promise<TableText> {
  if (file.size > MAX_BYTES) throw new Error(`« ${file.name} » est trop gros : 5 Mo au plus.`)
  const bytes = await file.arrayBuffer()
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 8))
  if (start.startsWith('PK')) {
    const { readWorkbook } = await loadPart(() => import('./read-workbook.ts'))
    return readWorkbook(bytes, file.name)
  }
  const kind = UNREADABLE_KINDS.find(([beginning]) => start.startsWith(beginning))?.[1]
  if (kind) throw new Error(`« ${file.name} » est ${kind} : ${FILE_ADVICE}`)
  const text = decodeText(bytes)
  if (text.includes('\0')) {
    throw new Error(`« ${file.name} » n'est pas un texte : ${FILE_ADVICE}`)
  }
  if (/^\s*(?:<!doctype html|<html|<\?xml)/i.test(text)) {
    throw new Error(`« ${file.name} » est une page web : ${FILE_ADVICE}`)
  }
  return { text, note: null }
}

const MAX_BYTES = 5 * 1024 * 1024

const UNREADABLE_KINDS: readonly (readonly [beginning: string, kind: string])[] = [
  ['\u00D0\u00CF\u0011\u00E0', "d'un ancien Excel ou Word"],
  ['%PDF', 'un PDF'],
  ['{\\rtf', 'un texte RTF'],
]
