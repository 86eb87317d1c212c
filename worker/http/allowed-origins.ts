import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const sharing = cors({
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
 * Site and API are one origin; others only by the variable ALLOWED_ORIGINS. An OPTIONS by which no browser asks for leave is
 * a method like any other.
 */
export const allowedOrigins = createMiddleware<AppEnv>((c, next) => {
  const asksForNothing = c.req.method === 'OPTIONS' && !c.req.header('access-control-request-method')
  return asksForNothing ? next() : sharing(c, next)
})
