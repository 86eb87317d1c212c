import { bodyLimit as limit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { BACKUP_BYTES } from '../../domain/api/backup.ts'
import { PUPIL_LIST_BYTES } from '../../domain/api/import.ts'
import { MEDIA_BYTES } from '../../domain/api/media.ts'
import type { AppEnv } from '../context.ts'
import { Refusal } from '../refusal.ts'

const KIB = 1024

/** The calls that take files. */
const fileLimits = new Map([
  ['/api/v1/media', atMost(MEDIA_BYTES)],
  ['/api/v1/user/import', atMost(PUPIL_LIST_BYTES)],
  ['/api/v1/backup/restore', atMost(BACKUP_BYTES)],
])
const usualLimit = atMost(64 * KIB)

/** The largest body of a call, counted as it comes where its length is not told. */
export const bodyLimit = createMiddleware<AppEnv>((c, next) =>
  (fileLimits.get(c.req.path) ?? usualLimit)(c, next),
)

function atMost(maxSize: number) {
  return limit({
    maxSize,
    onError: () => {
      throw new Refusal('bodyTooLarge', { kibibytes: maxSize / KIB })
    },
  })
}
