import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from './context.ts'

const strict = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'DENY',
  // Routes that serve files or pages set their own policy.
  overwrite: false,
})

/**
 * Responses contain children's data: browsers must not render them as a page, and may cache them only if a
 * route allows it.
 */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await strict(c, next)
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})
