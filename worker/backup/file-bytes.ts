import { Refusal } from '../http/refusal.ts'

/** The file of a line of a backup. @throws {Refusal} 400 where it is not in base64 */
export function fileBytes(read: { line: number; file: string; bytes: string }): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(read.bytes), (character) => character.charCodeAt(0))
  } catch {
    throw new Refusal('backupFileBroken', read)
  }
}
