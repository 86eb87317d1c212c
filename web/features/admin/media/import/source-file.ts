/** A file from the device, a folder or a zip. Read only when needed. */
export interface SourceFile {
  /** Untrusted path inside its folder or zip. Never used to write a file. */
  path: string
  bytes: number
  read(): Promise<Blob>
}

/** Limits for one import. */
export const MAX_FILES = 5000
export const MAX_TOTAL_BYTES = 300 * 1024 * 1024

/** File name without folders, in NFC. */
export function nameOf({ path }: Pick<SourceFile, 'path'>): string {
  return path.replace(/^.*[\\/]/s, '').normalize('NFC')
}
