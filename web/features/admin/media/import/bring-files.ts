import { MEDIA_BYTES } from '../../../../../domain/api/media.ts'
import { loadPart } from '../../../../lib/loading/load-part.ts'
import { type BroughtFile, MOST_BYTES, MOST_FILES, nameOf } from './brought-file.ts'
import { creditIn, type FoundCredit } from './credit-in.ts'
import { isSound } from './file-says.ts'

export interface Brought {
  sounds: readonly BroughtFile[]
  /** The names of sounds that are larger than any that is kept. */
  tooLarge: readonly string[]
  credit: FoundCredit
}

/**
 * What is in chosen files, a folder or zips.
 * @throws {Error} whose message says in French why it cannot be taken
 */
export async function bringFiles(chosen: readonly File[]): Promise<Brought> {
  const all = (await Promise.all(chosen.map(filesIn))).flat()
  if (all.length > MOST_FILES)
    throw new Error(`Il y a plus de ${MOST_FILES} fichiers : choisissez-en moins à la fois.`)
  if (all.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES)
    throw new Error('Les fichiers font plus de 300 Mo ensemble : choisissez-en moins à la fois.')
  const files = all.filter(({ path }) => !HIDDEN.test(path))
  const sounds = files.filter(({ path }) => isSound(path))
  if (sounds.length === 0)
    throw new Error("Il n'y a pas de son ici : il faut OGG, MP3, WAV, M4A, OPUS ou WebM.")
  const isTaken = ({ bytes }: BroughtFile) => bytes <= MEDIA_BYTES
  return {
    sounds: sounds.filter(isTaken),
    tooLarge: sounds.filter((file) => !isTaken(file)).map(nameOf),
    credit: await creditIn(files),
  }
}

/** What systems leave in folders, for themselves. */
const HIDDEN = /(?:^|[\\/])(?:__MACOSX[\\/]|\.[^.\\/])/

async function filesIn(file: File): Promise<BroughtFile[]> {
  if (/\.zip$/i.test(file.name)) {
    const { zipFiles } = await loadPart(() => import('./zip-files.ts'))
    return zipFiles(file)
  }
  return [{ path: file.webkitRelativePath || file.name, bytes: file.size, read: async () => file }]
}
