/** A file of the teacher's device, of a folder or from inside a zip; read only when it is needed. */
export interface BroughtFile {
  /** As it was named where it came from, with the folders before it. Nothing is ever written by that name. */
  path: string
  bytes: number
  read(): Promise<Blob>
}

/** All that is brought at once. */
export const MOST_FILES = 5000
export const MOST_BYTES = 300 * 1024 * 1024

/** The last part of the path, letters with their accents as one character. */
export function nameOf({ path }: Pick<BroughtFile, 'path'>): string {
  return path.replace(/^.*[\\/]/s, '').normalize('NFC')
}
