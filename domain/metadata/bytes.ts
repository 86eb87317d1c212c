/** Shared helpers for reading files. */

export type Bytes = Uint8Array<ArrayBuffer>

/** The file does not match its type. */
export class MalformedFile extends Error {}

export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

export function latin1Text(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** @throws {MalformedFile} if the file is too short */
export function bytesBetween(bytes: Bytes, start: number, end: number): Bytes {
  if (end > bytes.length || end < start) throw new MalformedFile('The file ends too early.')
  return bytes.subarray(start, end)
}
