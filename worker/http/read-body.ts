import type { Context } from 'hono'
import { Refusal } from './refusal.ts'

const KIB = 1024

/** Maximum size of a JSON body. Calls that receive files have separate limits. */
export const JSON_BYTES = 64 * KIB

/**
 * Reads a body of at most `maxBytes` and stops reading a longer one. Bodies are read only here, so a refused
 * call never buffers its body.
 * @throws {Refusal} 413
 */
export async function readBody(c: Context, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = declaredLength(c)
  if (declared > maxBytes) throw tooLarge(maxBytes)
  let buffer = new Uint8Array(declared)
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    const end = size + chunk.length
    if (end > maxBytes) throw tooLarge(maxBytes)
    if (end > buffer.length) buffer = enlarged(buffer, Math.min(maxBytes, Math.max(end, size * 2)))
    buffer.set(chunk, size)
    size = end
  }
  return buffer.subarray(0, size)
}

/** Like `readBody`, as a stream. @throws {Refusal} 413, possibly while streaming */
export function readStream(c: Context, maxBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (declaredLength(c) > maxBytes) throw tooLarge(maxBytes)
  let size = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxBytes) controller.error(tooLarge(maxBytes))
      else controller.enqueue(chunk)
    },
  })
  return (c.req.raw.body ?? new Blob([]).stream()).pipeThrough(counted)
}

/** Content-Length may be missing or wrong; it is only an early check. */
function declaredLength({ req }: Context): number {
  return Math.max(0, Math.trunc(Number(req.header('content-length')) || 0))
}

function enlarged(buffer: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length)
  larger.set(buffer)
  return larger
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('bodyTooLarge', { kibibytes: maxBytes / KIB })
}
