import { bodyLimit as limit } from 'hono/body-limit'
import { Refusal } from '../refusal.ts'

const KIB = 1024

/** The largest body of a call, counted as it comes where its length is not told. */
export const bodyLimit = limit({
  maxSize: 64 * KIB,
  onError: () => {
    throw new Refusal('tooLarge', 'The body must be at most 64 KiB.')
  },
})
