import type { Context } from 'hono'
import { Refusal } from './refusal.ts'

const KIB = 1024

/** The largest body of JSON. Calls that take files have limits of their own. */
export const JSON_BYTES = 64 * KIB

/**
 * The body of a call, of at most so many bytes: what is longer is read no further. Nothing else reads a body, so a call
 * whose caller is refused before holds none of it.
 * @throws {Refusal} 413
 */
export async function readBody(c: Context, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const told = toldLength(c)
  if (told > most) throw tooLarge(most)
  let held = new Uint8Array(told)
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    const end = size + chunk.length
    if (end > most) throw tooLarge(most)
    if (end > held.length) held = enlarged(held, Math.min(most, Math.max(end, size * 2)))
    held.set(chunk, size)
    size = end
  }
  return held.subarray(0, size)
}

/** As `readBody`, without holding it. @throws {Refusal} 413, also while it is read */
export function readStream(c: Context, most: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (toldLength(c) > most) throw tooLarge(most)
  let size = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > most) controller.error(tooLarge(most))
      else controller.enqueue(chunk)
    },
  })
  return (c.req.raw.body ?? new Blob([]).stream()).pipeThrough(counted)
}

/** Content-Length may be missing or wrong; it is only an early check. */
function toldLength({ req }: Context): number {
  return Math.max(0, Math.trunc(Number(req.header('content-length')) || 0))
}

function enlarged(held: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length)
  larger.set(held)
  return larger
}

function tooLarge(most: number): Refusal {
  return new Refusal('bodyTooLarge', { kibibytes: most / KIB })
}
