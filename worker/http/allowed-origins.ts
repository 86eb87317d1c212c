import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const corsHandler = cors({
  origin: (origin, c: Context<AppEnv>) => {
    const allowed = c.var.variables.ALLOWED_ORIGINS.split(',').map((each) => each.trim())
    return origin !== '' && allowed.includes(origin) ? origin : null
  },
  allowHeaders: ['Authorization', 'Content-Type'],
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
})

/**
 * CORS for origins listed in ALLOWED_ORIGINS; the site itself has the API's origin. An OPTIONS request that
 * is not a preflight is handled like any other method.
 */
export const allowedOrigins = createMiddleware<AppEnv>((c, next) => {
  const isPlainOptions = c.req.method === 'OPTIONS' && !c.req.header('access-control-request-method')
  return isPlainOptions ? next() : corsHandler(c, next)
})
