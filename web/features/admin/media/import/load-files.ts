import { MAX_MEDIA_BYTES } from '../../../../../domain/api/media.ts'
import { loadPart } from '../../../../lib/loading/load-part.ts'
import { type FoundCredit, findCredit } from './find-credit.ts'
import { isSound } from './parse-file-name.ts'
import { MAX_FILES, MAX_TOTAL_BYTES, nameOf, type SourceFile } from './source-file.ts'

export interface LoadedFiles {
  sounds: readonly SourceFile[]
  /** Names of sounds above the size limit. */
  tooLarge: readonly string[]
  credit: FoundCredit
}

/**
 * Lists the sounds in chosen files, a folder or zips.
 * @throws {Error} with a French message
 */
export async function loadFiles(chosen: readonly File[]): Promise<LoadedFiles> {
  const all = (await Promise.all(chosen.map(filesIn))).flat()
  if (all.length > MAX_FILES)
    throw new Error(`Il y a plus de ${MAX_FILES} fichiers : choisissez-en moins à la fois.`)
  if (all.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_TOTAL_BYTES)
    throw new Error('Les fichiers font plus de 300 Mo ensemble : choisissez-en moins à la fois.')
  const files = all.filter(({ path }) => !HIDDEN.test(path))
  const sounds = files.filter(({ path }) => isSound(path))
  if (sounds.length === 0)
    throw new Error("Il n'y a pas de son ici : il faut OGG, MP3, WAV, M4A, OPUS ou WebM.")
  const isSmallEnough = ({ bytes }: SourceFile) => bytes <= MAX_MEDIA_BYTES
  return {
    sounds: sounds.filter(isSmallEnough),
    tooLarge: sounds.filter((file) => !isSmallEnough(file)).map(nameOf),
    credit: await findCredit(files),
  }
}

/** Files that operating systems create for themselves. */
const HIDDEN = /(?:^|[\\/])(?:__MACOSX[\\/]|\.[^.\\/])/

async function filesIn(file: File): Promise<SourceFile[]> {
  if (/\.zip$/i.test(file.name)) {
    const { zipFiles } = await loadPart(() => import('./zip-files.ts'))
    return zipFiles(file)
  }
  return [{ path: file.webkitRelativePath || file.name, bytes: file.size, read: async () => file }]
}
