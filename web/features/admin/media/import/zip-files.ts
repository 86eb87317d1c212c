import { unzipSync } from 'fflate'
import { type BroughtFile, MOST_BYTES, MOST_FILES, nameOf } from './brought-file.ts'
import { zipName } from './zip-name.ts'

/** DEFLATE, or kept as it is: what every program writes. */
const READABLE = [0, 8]

/**
 * The files in a zip, each unpacked when it is read, into no more memory than it says that it needs.
 * @throws {Error} whose message says in French what is wrong
 */
export async function zipFiles(zip: File): Promise<BroughtFile[]> {
  if (zip.size > MOST_BYTES) throw new Error(`« ${zip.name} » est trop gros : 300 Mo au plus.`)
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const files: BroughtFile[] = []
  let count = 0
  try {
    unzipSync(bytes, {
      filter({ name, size, originalSize, compression }) {
        const index = count++
        if (count > MOST_FILES) throw new TooMany()
        if (!name.endsWith('/')) {
          const path = `${zip.name}/${zipName(name)}`
          // What is not packed is as long as it is, whatever it says.
          const needed = compression === 0 ? size : originalSize
          files.push({ path, bytes: needed, read: async () => unpack(bytes, index, path) })
        }
        return false
      },
    })
  } catch (cause) {
    if (cause instanceof TooMany)
      throw new Error(`« ${zip.name} » a plus de ${MOST_FILES} fichiers.`, { cause })
    throw new Error(`« ${zip.name} » n'est pas un zip que l'on peut ouvrir.`, { cause })
  }
  return files
}

class TooMany extends Error {}

/** By its place: two files may have one name. */
function unpack(bytes: Uint8Array, wanted: number, path: string): Blob {
  let index = 0
  try {
    const [content] = Object.values(
      unzipSync(bytes, { filter: ({ compression }) => index++ === wanted && READABLE.includes(compression) }),
    )
    if (content) return new Blob([content.slice()])
  } catch {
    // Said below, as for what is packed in another way.
  }
  throw new Error(
    `« ${nameOf({ path })} » ne peut pas être sorti du zip : il est abîmé, ou il a un mot de passe.`,
  )
}
