import { unzipSync } from 'fflate'
import { MAX_FILES, MAX_TOTAL_BYTES, nameOf, type SourceFile } from './source-file.ts'

/** Supported methods: stored (0) and DEFLATE (8). */
const COMPRESSION_METHODS = [0, 8]

/**
 * Lists the files in a zip. Each is unpacked when read, into no more memory than the zip declares for it.
 * @throws {Error} with a French message
 */
export async function zipFiles(zip: File): Promise<SourceFile[]> {
  if (zip.size > MAX_TOTAL_BYTES) throw new Error(`« ${zip.name} » est trop gros : 300 Mo au plus.`)
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const files: SourceFile[] = []
  let count = 0
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize, compression }) {
        const index = count++
        if (count > MAX_FILES) throw new TooManyFiles()
        if (!name.endsWith('/')) {
          const path = `${zip.name}/${zipName(name)}`
          // The declared original size of an uncompressed entry is not used, so do not trust it.
          const unpackedBytes = compression === 0 ? size : originalSize
          files.push({ path, bytes: unpackedBytes, read: async () => unpack(bytes, index, path) })
        }
        return false
      },
    })
  } catch (cause) {
    if (cause instanceof TooManyFiles)
      throw new Error(`« ${zip.name} » a plus de ${MAX_FILES} fichiers.`, { cause })
    throw new Error(`« ${zip.name} » n'est pas un zip que l'on peut ouvrir.`, { cause })
  }
  return files
}

class TooManyFiles extends Error {}

/** Unpacks an entry by index, because names may repeat. */
function unpack(bytes: Uint8Array, entryIndex: number, path: string): Blob {
  let index = 0
  try {
    const [content] = Object.values(
      unzipSync(bytes, {
        filter: ({ compression }) => index++ === entryIndex && COMPRESSION_METHODS.includes(compression),
      }),
    )
    if (content) return new Blob([content.slice()])
  } catch {
    // Reported below, like an unsupported compression.
  }
  throw new Error(
    `« ${nameOf({ path })} » ne peut pas être sorti du zip : il est abîmé, ou il a un mot de passe.`,
  )
}

/**
 * Decodes a file name that was read as Latin 1 because the zip declares no encoding. Macs write UTF-8,
 * Windows the DOS code page.
 */
export function zipName(name: string): string {
  return (
    decodeUtf8(name) ??
    name.replace(/[\u0080-\u009F]/g, (letter) => DOS_LETTERS[letter.charCodeAt(0) - 0x80] ?? letter)
  )
}

/** Letters of code pages 437 and 850 from 0x80 on; both agree on the French ones. */
const DOS_LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ'

function decodeUtf8(name: string): string | null {
  const bytes = Array.from(name, (letter) => letter.charCodeAt(0))
  if (bytes.some((byte) => byte > 0xff)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}
