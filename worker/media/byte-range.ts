export interface ByteRange {
  offset: number
  length: number
}

/**
 * Parses a `Range` header, e.g. `bytes=0-499`, `bytes=500-`, `bytes=-500`. Returns null for several ranges,
 * an unsatisfiable range or an invalid header; then the whole file must be sent.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? null : { offset: size - length, length }
  }
  const offset = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return offset <= end ? { offset, length: end - offset + 1 } : null
}
