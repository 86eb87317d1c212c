import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from './context.ts'

const strict = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  xFrameOptions: 'DENY',
  // A route that serves files or a page has a policy of its own.
  overwrite: false,
})

/** Answers are data of children: no page is made of them, and no cache keeps one that does not ask for it. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await strict(c, next)
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})
